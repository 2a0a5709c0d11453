export const landing = {
  'landing.price-title': 'كم تكلّف التوصيلة؟',
  'landing.price-lead': 'ادفع حسب الاستخدام: بلا عقد وبلا حد أدنى. هذه تعرفة {country} كما هي اليوم.',
  'landing.price-distance': 'المسافة على الطريق',
  'landing.price-cash': 'يحصّل السائق المبلغ نقدًا عند الباب',
  'landing.price-fee': 'رسوم التوصيل',
  'landing.price-base': 'الرسوم الأساسية',
  'landing.price-way': '{distance} بسعر {perKm} للكيلومتر',
  'landing.price-way-included': '{distance}، وأول {included} ضمن الرسوم الأساسية',
  'landing.price-cash-part': 'تحصيل النقد',
  'landing.price-note': 'تعتمد الرسوم الدقيقة على طريقك، وتراها قبل التأكيد.',
  'landing.faq-title': 'أسئلة شائعة',
  'landing.share':
    'اطلب سائقًا، واعرف الرسوم قبل التأكيد، وتابع الطرد حتى الباب. ابتداءً من {base} إضافةً إلى المسافة.',
}
