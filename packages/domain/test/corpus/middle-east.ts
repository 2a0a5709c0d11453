import type { Message } from './message.ts'

export const emirates: readonly Message[] = [
  {
    country: 'AE',
    layout: 'labelled',
    text: `الاسم: محمد العامري
رقم الجوال: ٠٥٠١٢٣٤٥٦٧
العنوان: شارع الوصل، فيلا 12، جميرا، دبي
المجموع: ٢٥٠ درهم
ملاحظات: الرجاء الاتصال قبل الوصول`,
    expected: {
      name: 'محمد العامري',
      phone: '+971501234567',
      address: 'شارع الوصل، فيلا 12، جميرا، دبي',
      amount: 250,
      notes: 'الرجاء الاتصال قبل الوصول',
    },
  },
  {
    country: 'AE',
    layout: 'lines',
    text: `Fatima Hassan
Apt 1203, Marina Heights Tower, Dubai Marina
055 987 6543
AED 185.50
Please ring once`,
    expected: {
      name: 'Fatima Hassan',
      phone: '+971559876543',
      address: 'Marina Heights Tower, Dubai Marina',
      unit: 'Apt 1203',
      amount: 185.5,
      notes: 'Please ring once',
    },
  },
  {
    country: 'AE',
    layout: 'one-line',
    text: 'Name: John Mathew Mobile: 0561112233 Address: Villa 4, Street 21B, Al Barsha 1, Dubai Total: 95 dhs',
    expected: {
      name: 'John Mathew',
      phone: '+971561112233',
      address: 'Villa 4, Street 21B, Al Barsha 1, Dubai',
      amount: 95,
    },
  },
  {
    country: 'AE',
    layout: 'chat',
    text: `[12/11, 8:15 pm] Huda: Hi dear 🌹
[12/11, 8:15 pm] Huda: location 📍 https://www.google.com/maps/place/Al+Safa/@25.1700,55.2300,15z/data=!3m1!4b1!4m6!3m5!1s0x3e5f!8m2!3d25.1725!4d55.2345
[12/11, 8:16 pm] Huda: 0529876501
[12/11, 8:17 pm] Sweet Corner: Your total is 140 AED cash on delivery`,
    expected: {
      name: 'Huda',
      phone: '+971529876501',
      point: { latitude: 25.1725, longitude: 55.2345 },
      amount: 140,
    },
  },
]

export const saudiArabia: readonly Message[] = [
  {
    country: 'SA',
    layout: 'labelled',
    text: `اسم العميل: نورة القحطاني
الجوال: 0551234567
العنوان: الرياض، حي النرجس، شارع الأمير سلطان، عمارة 8، شقة 12
المبلغ: ١٥٠ ريال
الطلب: كيكة شوكولاتة عدد 1`,
    expected: {
      name: 'نورة القحطاني',
      phone: '+966551234567',
      address: 'الرياض، حي النرجس، شارع الأمير سلطان، عمارة 8',
      unit: 'شقة 12',
      amount: 150,
      description: 'كيكة شوكولاتة عدد 1',
    },
  },
  {
    country: 'SA',
    layout: 'lines',
    text: `السلام عليكم
أبو فهد
٠٥٤٣٢١٠٩٨٧
جدة، حي الروضة، شارع التحلية
الدفع عند الاستلام ٣٢٠ ر.س`,
    expected: {
      name: 'أبو فهد',
      phone: '+966543210987',
      address: 'جدة، حي الروضة، شارع التحلية',
      amount: 320,
    },
  },
  {
    country: 'SA',
    layout: 'one-line',
    text: 'الاسم: سارة، الجوال: 0567778899، العنوان: الدمام حي الشاطئ شارع الخليج، المبلغ: 75 ريال',
    expected: {
      name: 'سارة',
      phone: '+966567778899',
      address: 'الدمام حي الشاطئ شارع الخليج',
      amount: 75,
    },
  },
]

export const egypt: readonly Message[] = [
  {
    country: 'EG',
    layout: 'labelled',
    text: `الاسم/ منى عبد الرحمن
التليفون/ 01012345678
العنوان/ ١٥ شارع طلعت حرب، وسط البلد، القاهرة، الدور الثالث شقة ٧
السعر/ ٤٥٠ جنيه
ملحوظة/ اتصل قبل ما تيجي`,
    expected: {
      name: 'منى عبد الرحمن',
      phone: '+201012345678',
      address: '١٥ شارع طلعت حرب، وسط البلد، القاهرة',
      unit: 'الدور الثالث شقة ٧',
      amount: 450,
      notes: 'اتصل قبل ما تيجي',
    },
  },
  {
    country: 'EG',
    layout: 'lines',
    text: `م. أحمد سمير
٢٢ شارع جامعة الدول، المهندسين، الجيزة
01155667788
٢٣٠ ج.م`,
    expected: {
      name: 'م. أحمد سمير',
      phone: '+201155667788',
      address: '٢٢ شارع جامعة الدول، المهندسين، الجيزة',
      amount: 230,
    },
  },
  {
    country: 'EG',
    layout: 'one-line',
    text: 'اسمي هبة، رقمي 01223344556، العنوان 9 شارع النصر، المعادي، القاهرة، الحساب 310 جنيه',
    expected: {
      name: 'هبة',
      phone: '+201223344556',
      address: '9 شارع النصر، المعادي، القاهرة',
      amount: 310,
    },
  },
]

export const gulf: readonly Message[] = [
  {
    country: 'KW',
    layout: 'labelled',
    text: `الاسم: بدر المطيري
التلفون: ٩٩٨٨٧٧٦٦
العنوان: السالمية، قطعة 5، شارع 12، منزل 30
السعر: ٢٫٧٥٠ د.ك`,
    expected: {
      name: 'بدر المطيري',
      phone: '+96599887766',
      address: 'السالمية، قطعة 5، شارع 12، منزل 30',
      amount: 2.75,
    },
  },
  {
    country: 'KW',
    layout: 'lines',
    text: `Dana Al Sabah
Hawally, Block 3, Street 7, House 14
5566 7788
leave at the door please`,
    expected: {
      name: 'Dana Al Sabah',
      phone: '+96555667788',
      address: 'Hawally, Block 3, Street 7, House 14',
      notes: 'leave at the door please',
    },
  },
  {
    country: 'BH',
    layout: 'one-line',
    text: 'Yousif Ali 36112233 Flat 21, Building 45, Road 2803, Block 328, Manama BD 3.500',
    expected: {
      name: 'Yousif Ali',
      phone: '+97336112233',
      address: 'Building 45, Road 2803, Block 328, Manama',
      unit: 'Flat 21',
      amount: 3.5,
    },
  },
  {
    country: 'QA',
    layout: 'labelled',
    text: `Customer name: Aisha Khan
Contact number: 3312 4455
Delivery location: Zone 55, Street 340, Building 18, Doha
Amount to collect: QAR 120
Remarks: call upon arrival`,
    expected: {
      name: 'Aisha Khan',
      phone: '+97433124455',
      address: 'Zone 55, Street 340, Building 18, Doha',
      amount: 120,
      notes: 'call upon arrival',
    },
  },
  {
    country: 'JO',
    layout: 'lines',
    text: `ليلى حداد
0791234567
عمّان، جبل عمّان، شارع الرينبو، بناية 14
12.500 دينار`,
    expected: {
      name: 'ليلى حداد',
      phone: '+962791234567',
      address: 'عمّان، جبل عمّان، شارع الرينبو، بناية 14',
      amount: 12.5,
    },
  },
]
