export const people = {
  'address.saved': 'تم حفظ العنوان',
  'address.error.coordinates-missing': 'لا توجد إحداثيات لهذا العنوان',
  'address.error.notes-too-long': 'الملاحظات طويلة جداً',
  'address.error.address-too-long': 'العنوان طويل جداً',
  'address.error.abroad': 'يرجى اختيار عنوان داخل هذا البلد.',
} as const
