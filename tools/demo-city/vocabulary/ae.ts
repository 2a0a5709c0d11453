import { shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['ar', 'en']
const t = (rows: string) => table(languages, rows)

export const unitedArabEmirates: Vocabulary = {
  country: 'AE',
  centre: { latitude: 25.2048, longitude: 55.2708 },
  seed: '1',
  language: 'ar',
  script: 'Arabic',
  drivesOn: 'right',
  city: { ar: 'دبي', en: 'Dubai' },
  terrain: {
    sea: { towards: 315, away: 1500, ragged: 260, wavelength: 2400, islands: false },
    creek: { towards: 315, length: 2900, width: 190, bend: 420 },
    canals: 0,
    lakes: 2,
  },
  network: {
    rings: [800, 1750],
    avenues: 7,
    gridded: 1,
    winding: 0.12,
    block: 98,
    motorway: 140,
    roundabouts: 5,
    tram: false,
    speeds: { motorway: 120, avenue: 80, street: 40 },
  },
  buildings: { core: 'towers', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('طريق الصحراء|Desert Highway'),
    ring: t('شارع {word} الدائري|{word} Ring Road'),
    avenue: t(`
      شارع {word}|{word} Street
      طريق {word}|{word} Road
      جادة {word}|{word} Avenue`),
    shore: t(`
      كورنيش {word}|{word} Corniche
      شارع شاطئ {word}|{word} Beach Road`),
    collector: t(`
      شارع {word}|{word} Street
      طريق {word}|{word} Road`),
    street: t(`
      شارع {word}|{word} Street
      شارع {number}|{number} Street
      شارع {number}أ|{number}A Street
      شارع {number}ب|{number}B Street`),
    lane: t(`
      سكة {word}|{word} Lane
      شارع {number}ج|{number}C Street
      شارع {number}د|{number}D Street`),
    path: t('ممشى {word}|{word} Walk'),
  },
  words: t(`
    النخيل|Al Nakheel
    اللؤلؤ|Al Lulu
    الياسمين|Al Yasmeen
    الورد|Al Ward
    الريحان|Al Rayhan
    الزعفران|Al Zafaran
    السدر|Al Sidr
    الغاف|Al Ghaf
    السمر|Al Samar
    الرمان|Al Rumman
    التين|Al Teen
    الزيتون|Al Zaytoon
    البستان|Al Bustan
    الواحة|Al Waha
    الينبوع|Al Yanbou
    الفلج|Al Falaj
    البئر|Al Bir
    الرمال|Al Rimal
    الكثبان|Al Kuthban
    الصحراء|Al Sahra
    الوادي|Al Wadi
    الجبل|Al Jabal
    الصخرة|Al Sakhra
    الشاطئ|Al Shati
    الموج|Al Mouj
    المرجان|Al Marjan
    الصدف|Al Sadaf
    المرسى|Al Marsa
    الشراع|Al Shira
    السفينة|Al Safina
    البحار|Al Bahhar
    الغواص|Al Ghawwas
    المحار|Al Mahar
    المنارة|Al Manara
    القلعة|Al Qalaa
    البرج|Al Burj
    الحصن|Al Hisn
    البوابة|Al Bawaba
    السوق|Al Souq
    الذهب|Al Dhahab
    الفضة|Al Fidda
    العقيق|Al Aqeeq
    الزمرد|Al Zumurrud
    الياقوت|Al Yaqoot
    العنبر|Al Anbar
    العود|Al Oud
    البخور|Al Bukhoor
    الحناء|Al Henna
    الصقر|Al Saqr
    الشاهين|Al Shaheen
    الهدهد|Al Hudhud
    الحمام|Al Hamam
    النورس|Al Nawras
    الغزال|Al Ghazal
    المها|Al Maha
    الخيل|Al Khail
    الفارس|Al Faris
    القافلة|Al Qafila
    النجم|Al Najm
    القمر|Al Qamar
    الهلال|Al Hilal
    الشمس|Al Shams
    الفجر|Al Fajr
    الضحى|Al Duha
    الغروب|Al Ghuroob
    النسيم|Al Naseem
    المطر|Al Matar
    الغيم|Al Ghaim
    الندى|Al Nada
    السلام|Al Salam
    الأمل|Al Amal
    الوفاء|Al Wafa
    الكرم|Al Karam
    النور|Al Noor
    الحكمة|Al Hikma
    المعرفة|Al Maarifa
    القلم|Al Qalam
    الكتاب|Al Kitab
    الشعراء|Al Shuara
    الميدان|Al Maidan
    الربيع|Al Rabee
    المروج|Al Murooj
    الحديقة|Al Hadeeqa`),
  districts: t(`
    الميناء القديم|Old Port
    واحة اللؤلؤ|Pearl Oasis
    حي الغاف|Al Ghaf Quarter
    مرسى الصيادين|Fishermen's Marina
    تلال الرمال|Sand Hills
    روضة النخيل|Palm Meadow
    حي المنارة|Lighthouse Quarter
    سوق العنبر|Amber Market
    شاطئ النورس|Gull Beach
    مدينة القلم|Pen City
    بستان الرمان|Pomegranate Orchard
    وادي السدر|Sidr Valley
    حي الصقور|Falcon Quarter
    ربوة الفجر|Dawn Heights`),
  water: {
    sea: { ar: 'الخليج', en: 'The Gulf' },
    lakes: t('بحيرة {word}|{word} Lake'),
    island: { ar: 'جزيرة {word}', en: '{word} Island' },
  },
  parks: t(`
    حديقة {word}|{word} Park
    منتزه {word}|{word} Gardens`),
  squares: t('ساحة {word}|{word} Square'),
  grounds: {
    school: t(`
      مدرسة {word}|{word} School
      ثانوية {word}|{word} Secondary School`),
    campus: t('جامعة {word}|{word} University'),
    hospital: t('مستشفى {word}|{word} Hospital'),
    cemetery: t('مقبرة {word}|{word} Cemetery'),
    sports: t('نادي {word} الرياضي|{word} Sports Club'),
    market: t('{word} مول|{word} Mall'),
  },
  stations: {
    main: { ar: 'المحطة المركزية', en: 'Central Station' },
    other: { ar: 'محطة {place}', en: '{place} Station' },
    metro: { ar: 'محطة مترو {place}', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 10 | مقهى {word} | {word} Café
    amenity=restaurant | 9 | مطعم {word} | {word} Restaurant
    amenity=restaurant | 3 | مشاوي {word} | {word} Grills
    amenity=fast_food | 5 | شاورما {word} | {word} Shawarma
    shop=supermarket | 5 | سوبرماركت {word} | {word} Supermarket
    shop=convenience | 7 | بقالة {word} | {word} Grocery
    shop=bakery | 5 | مخبز {word} | {word} Bakery
    shop=pastry | 3 | حلويات {word} | {word} Sweets
    shop=clothes | 4 | أزياء {word} | {word} Fashion
    shop=tailor | 3 | خياط {word} | {word} Tailor
    shop=perfumery | 4 | عطور {word} | {word} Perfumes
    shop=jewelry | 3 | مجوهرات {word} | {word} Jewellery
    shop=florist | 3 | زهور {word} | {word} Flowers
    shop=electronics | 3 | إلكترونيات {word} | {word} Electronics
    shop=laundry | 3 | مغسلة {word} | {word} Laundry
    shop=hairdresser | 3 | صالون {word} | {word} Salon
    shop=books | 2 | مكتبة {word} | {word} Bookshop
    amenity=pharmacy | 4 | صيدلية {word} | {word} Pharmacy
    amenity=clinic | 4 | عيادة {word} | {word} Clinic
    amenity=kindergarten | 2 | روضة {word} | {word} Nursery
    amenity=bank | 2 | مصرف {word} | {word} Bank
    amenity=post_office | 1 | بريد {place} | {place} Post Office
    tourism=hotel | 4 | فندق {word} | {word} Hotel
    tourism=museum | 1 | متحف {word} | {word} Museum
    amenity=place_of_worship religion=muslim | 3 | مسجد {word} | {word} Mosque
    office=company | 4 | شركة {word} | {word} Trading`,
  ),
  buildingNames: t(`
    برج {word}|{word} Tower
    بناية {word}|{word} Building
    مركز {word}|{word} Centre`),
  numbering: 'buildings',
  postcode: { kind: 'none' },
}
