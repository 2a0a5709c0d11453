import { gridCity } from './networks.ts'
import { list, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['en', 'ur']
const t = (rows: string) => table(languages, rows)

/** Signs are in English first, with Urdu beside it. */
export const pakistan: Vocabulary = {
  country: 'PK',
  centre: { latitude: 24.8607, longitude: 67.0011 },
  seed: '1',
  language: 'en',
  script: 'Latin',
  drivesOn: 'left',
  city: { en: 'Karachi', ur: 'کراچی' },
  terrain: {
    sea: { towards: 200, away: 1700, ragged: 500, wavelength: 2400, islands: true },
    creek: { towards: 200, length: 2200, width: 120, bend: 400 },
    canals: 1,
    lakes: 1,
  },
  network: { ...gridCity, motorway: 25, roundabouts: 6, speeds: { motorway: 100, avenue: 60, street: 40 } },
  buildings: { core: 'perimeter', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('Sahil Expressway|ساحل ایکسپریس وے'),
    ring: t('{word} Ring Road|{word} رنگ روڈ'),
    avenue: t(`
      Shahrah-e-{word}|شاہراہ {word}
      {word} Road|{word} روڈ
      {word} Avenue|{word} ایونیو`),
    shore: t('Sahil-e-{word}|ساحل {word}'),
    collector: t(`
      {word} Road|{word} روڈ
      Khayaban-e-{word}|خیابان {word}`),
    street: t(`
      {street} Street {number}|{street} اسٹریٹ {number}
      {word} Street|{word} اسٹریٹ
      Bagh-e-{word} Street|باغ {word} اسٹریٹ
      {word} Colony Road|{word} کالونی روڈ`),
    lane: t(`
      {street} Lane {number}|{street} گلی {number}
      Gali {word}|گلی {word}
      Mohalla {word} Lane|محلہ {word} گلی`),
    path: t('{word} Walk|{word} راستہ'),
  },
  words: list(
    languages,
    `
    Gulmohar|گل مہر, Chambeli|چنبیلی, Gulab|گلاب, Nargis|نرگس, Motia|موتیا, Sadabahar|سدا بہار, Neem|نیم,
    Peepal|پیپل, Bargad|برگد, Chinar|چنار, Sanobar|صنوبر, Khajoor|کھجور, Anar|انار, Aam|آم, Jamun|جامن,
    Shahtoot|شہتوت, Badam|بادام, Zaitoon|زیتون, Zafran|زعفران, Mehndi|مہندی, Sandal|صندل, Kesar|کیسر,
    Moti|موتی, Almas|الماس, Firoza|فیروزہ, Marjan|مرجان, Sona|سونا, Chandi|چاندی, Tamba|تانبا, Shisha|شیشہ,
    Roshni|روشنی, Chiragh|چراغ, Mashal|مشعل, Sitara|ستارہ, Chand|چاند, Suraj|سورج, Sahar|سحر, Shafaq|شفق,
    Barish|بارش, Badal|بادل, Hawa|ہوا, Shabnam|شبنم, Bahar|بہار, Darya|دریا, Samundar|سمندر, Mauj|موج,
    Kashti|کشتی, Badban|بادبان, Langar|لنگر, Bandargah|بندرگاہ, Minar|مینار, Qila|قلعہ, Darwaza|دروازہ,
    Bazaar|بازار, Kumhar|کمہار, Lohar|لوہار, Julaha|جولاہا, Sunar|سنار, Kitab|کتاب, Qalam|قلم, Ghazal|غزل,
    Nagma|نغمہ, Bulbul|بلبل, Koel|کوئل, Mor|مور, Shaheen|شاہین, Hiran|ہرن, Titli|تتلی, Jugnu|جگنو, Aman|امن,
    Mohabbat|محبت, Umeed|امید, Wafa|وفا, Khushi|خوشی, Sukoon|سکون, Himmat|ہمت`,
  ),
  districts: t(`
    Old Bazaar|پرانا بازار
    Machli Ghat|مچھلی گھاٹ
    Bagh-e-Anar|باغ انار
    Chiragh Colony|چراغ کالونی
    Sahil Nagar|ساحل نگر
    Gulshan-e-Shabnam|گلشن شبنم
    North Chinarabad|شمالی چنار آباد
    Minar Town|مینار ٹاؤن
    Neem Wala Chowk|نیم والا چوک
    Kumharwara|کمہار واڑہ
    Firoza Goth|فیروزہ گوٹھ
    Kashti Bandar|کشتی بندر
    Moti Mahal|موتی محل
    Shaheenabad|شاہین آباد`),
  water: {
    sea: { en: 'Arabian Sea', ur: 'بحیرہ عرب' },
    lakes: t('{word} Lake|{word} جھیل'),
    island: { en: '{word} Island', ur: 'جزیرہ {word}' },
    canal: { en: '{word} Nala', ur: '{word} نالہ' },
  },
  parks: t(`
    {word} Park|{word} پارک
    Bagh {word}|باغ {word}`),
  squares: t('{word} Chowk|{word} چوک'),
  grounds: {
    school: t(`
      {word} Public School|{word} پبلک اسکول
      Government {word} School|گورنمنٹ {word} اسکول`),
    campus: t('{word} University|جامعہ {word}'),
    hospital: t('{word} Hospital|{word} ہسپتال'),
    cemetery: t('{word} Graveyard|{word} قبرستان'),
    sports: t('{word} Cricket Ground|{word} کرکٹ گراؤنڈ'),
    market: t('{word} Mall|{word} مال'),
  },
  stations: {
    main: { en: 'Central Station', ur: 'مرکزی اسٹیشن' },
    other: { en: '{place} Station', ur: '{place} اسٹیشن' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 7 | {word} Chai Khana | {word} چائے خانہ
    amenity=restaurant | 9 | {word} Restaurant | {word} ریسٹورنٹ
    amenity=fast_food | 6 | {word} Biryani | {word} بریانی
    amenity=fast_food | 4 | {word} Kebab House | {word} کباب ہاؤس
    shop=supermarket | 4 | {word} Mart | {word} مارٹ
    shop=convenience | 8 | {word} General Store | {word} جنرل اسٹور
    shop=bakery | 5 | {word} Bakers | {word} بیکرز
    shop=pastry | 4 | {word} Sweets | {word} سویٹس
    shop=clothes | 6 | {word} Fabrics | {word} فیبرکس
    shop=tailor | 4 | {word} Tailors | {word} ٹیلرز
    shop=jewelry | 3 | {word} Jewellers | {word} جیولرز
    shop=florist | 3 | {word} Flowers | {word} پھول والے
    shop=mobile_phone | 4 | {word} Mobiles | {word} موبائل
    shop=books | 2 | {word} Book Depot | {word} کتاب گھر
    amenity=pharmacy | 4 | {word} Medical Store | {word} میڈیکل اسٹور
    amenity=clinic | 4 | {word} Clinic | {word} کلینک
    amenity=bank | 2 | {word} Bank | {word} بینک
    amenity=post_office | 1 | {place} Post Office | {place} ڈاک خانہ
    tourism=hotel | 3 | {word} Hotel | {word} ہوٹل
    amenity=place_of_worship religion=muslim | 3 | Masjid {word} | مسجد {word}
    office=company | 3 | {word} Traders | {word} ٹریڈرز`,
  ),
  buildingNames: t('{word} Heights|{word} ہائٹس'),
  numbering: 'slashes',
  postcode: { kind: 'district', first: '74', start: 20, digits: 2, last: '0' },
}
