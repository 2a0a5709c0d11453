export const operator = {
  'error.vendor-exists': 'يوجد بائع بهذا الرمز بالفعل.',
  'error.flag-unknown': 'لا يوجد مفتاح بهذا الاسم.',
  'error.parameter-invalid': 'هذه القيمة غير صالحة لهذا الإعداد.',
  'error.account-not-found': 'لا يوجد حساب كهذا.',
  'error.platform-vendor': 'أحد هؤلاء البائعين غير موجود في هذا البلد.',
  'error.service-hours-format': 'يجب أن تكون الصيغة dddd:dddd (0000:2359 لخدمة على مدار الساعة)',
  'error.service-hours-range': 'يجب أن تكون ساعات الخدمة بين 0 و2359',
  'flags.unavailable': 'تعذّر تحميل بعض الإعدادات، لذا قد لا تظهر بعض أجزاء البوابة حاليًا.',
} as const
