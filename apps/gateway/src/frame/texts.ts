/** The languages of the gateway's own pages. */
export const languages = ['en', 'ar', 'hu'] as const
export type Language = (typeof languages)[number]

const en = {
  title: 'Card details',
  number: 'Card number',
  expiry: 'Expiry date',
  'expiry-hint': 'MM/YY',
  code: 'Security code',
  name: 'Name on the card',
  'number-wrong': 'Check the card number.',
  'number-unknown': 'We do not take cards of this kind.',
  'expiry-wrong': 'Check the expiry date.',
  'expiry-over': 'This card has expired.',
  'code-wrong': 'Check the security code.',
  'code-3': 'The 3 digits on the back of the card',
  'code-4': 'The 4 digits on the front of the card',
  'name-missing': 'Fill in the name on the card.',
  insecure: 'Cards can only be typed in over a secure connection (https).',
  'challenge-title': 'Is it you who is paying?',
  'challenge-text': 'Your bank wants to be sure. This is a rehearsal: choose what happens.',
  'challenge-pay': 'To be paid',
  pass: 'Yes, it is me',
  fail: 'No, refuse it',
  abandon: 'Go back without answering',
  'challenge-done': 'Thank you. You are taken back.',
  'challenge-gone': 'This question is over.',
} as const
export type FrameText = keyof typeof en

const ar: Readonly<Record<FrameText, string>> = {
  title: 'بيانات البطاقة',
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  'expiry-hint': 'شهر/سنة',
  code: 'رمز الأمان',
  name: 'الاسم على البطاقة',
  'number-wrong': 'تحقق من رقم البطاقة.',
  'number-unknown': 'لا نقبل هذا النوع من البطاقات.',
  'expiry-wrong': 'تحقق من تاريخ الانتهاء.',
  'expiry-over': 'انتهت صلاحية هذه البطاقة.',
  'code-wrong': 'تحقق من رمز الأمان.',
  'code-3': 'الأرقام الثلاثة على ظهر البطاقة',
  'code-4': 'الأرقام الأربعة على وجه البطاقة',
  'name-missing': 'اكتب الاسم الموجود على البطاقة.',
  insecure: 'لا يمكن إدخال البطاقة إلا عبر اتصال آمن (https).',
  'challenge-title': 'هل أنت من يدفع؟',
  'challenge-text': 'يريد البنك التأكد من ذلك. هذه تجربة: اختر ما يحدث.',
  'challenge-pay': 'المبلغ',
  pass: 'نعم، أنا',
  fail: 'لا، ارفض الدفع',
  abandon: 'الرجوع دون إجابة',
  'challenge-done': 'شكرًا لك. ستعود الآن.',
  'challenge-gone': 'انتهى هذا السؤال.',
}

const hu: Readonly<Record<FrameText, string>> = {
  title: 'Kártyaadatok',
  number: 'Kártyaszám',
  expiry: 'Lejárat',
  'expiry-hint': 'HH/ÉÉ',
  code: 'Biztonsági kód',
  name: 'A kártyán szereplő név',
  'number-wrong': 'Ellenőrizze a kártyaszámot.',
  'number-unknown': 'Ilyen kártyát nem fogadunk el.',
  'expiry-wrong': 'Ellenőrizze a lejáratot.',
  'expiry-over': 'Ez a kártya lejárt.',
  'code-wrong': 'Ellenőrizze a biztonsági kódot.',
  'code-3': 'A kártya hátoldalán lévő 3 számjegy',
  'code-4': 'A kártya előlapján lévő 4 számjegy',
  'name-missing': 'Írja be a kártyán szereplő nevet.',
  insecure: 'Kártyaadatot csak biztonságos (https) kapcsolaton lehet megadni.',
  'challenge-title': 'Ön fizet?',
  'challenge-text': 'A bankja biztos akar lenni benne. Ez próba: válassza ki, mi történjen.',
  'challenge-pay': 'Fizetendő',
  pass: 'Igen, én vagyok',
  fail: 'Nem, utasítsa el',
  abandon: 'Vissza válasz nélkül',
  'challenge-done': 'Köszönjük. Visszairányítjuk.',
  'challenge-gone': 'Ez a kérdés már lezárult.',
}

export const frameTexts: Readonly<Record<Language, Readonly<Record<FrameText, string>>>> = { en, ar, hu }

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** `ar-SA` is Arabic; what we do not speak is English. */
export const languageOf = (tag: string): Language =>
  languages.find((one) => tag === one || tag.startsWith(`${one}-`)) ?? 'en'
