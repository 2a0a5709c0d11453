/** Collection points: adding and changing them. */
export const outlet = {
  'outlet.error.closed': 'لا يمكن تغيير نقاط الاستلام هنا حالياً.',
  'outlet.error.invalid': 'يرجى التحقق من بيانات نقطة الاستلام هذه.',
  'outlet.error.locked': 'تُدار نقطة الاستلام هذه في نظام آخر ولا يمكن تغييرها هنا.',
  'outlet.fault.parent-missing': 'يرجى اختيار الفرع الرئيسي',
  'outlet.fault.id-missing': 'يرجى إدخال معرّف نقطة الاستلام',
  'outlet.fault.label-missing': 'يرجى إدخال الاسم',
  'outlet.fault.phone-missing': 'يرجى إدخال رقم الهاتف',
  'outlet.fault.address-missing': 'يرجى اختيار عنوان الاستلام',
  'outlet.fault.email-invalid': 'يرجى إدخال بريد إلكتروني صالح',
  'outlet.error.opening': 'سيستغرق الأمر بضع دقائق حتى تصبح متاحة لطلب مندوب.',
  'outlet.fault.fixed': 'لا يمكن تغيير هذا بعد الآن.',
} as const
