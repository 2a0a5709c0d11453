import { list, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['ar', 'en']
const t = (rows: string) => table(languages, rows)

/**
 * Vocabulary shared by the cities of Arabic-speaking countries: streets, parks, schools, stations and shops.
 */
export const arabic = {
  language: 'ar',
  script: 'Arabic',
  drivesOn: 'right',
  words: list(
    languages,
    `
    النخيل|Al Nakheel, اللؤلؤ|Al Lulu, الياسمين|Al Yasmeen, الورد|Al Ward, الريحان|Al Rayhan,
    الزعفران|Al Zafaran, السدر|Al Sidr, الغاف|Al Ghaf, السمر|Al Samar, الرمان|Al Rumman, التين|Al Teen,
    الزيتون|Al Zaytoon, البستان|Al Bustan, الواحة|Al Waha, الينبوع|Al Yanbou, الفلج|Al Falaj, البئر|Al Bir,
    الرمال|Al Rimal, الكثبان|Al Kuthban, الصحراء|Al Sahra, الوادي|Al Wadi, الجبل|Al Jabal,
    الصخرة|Al Sakhra, الشاطئ|Al Shati, الموج|Al Mouj, المرجان|Al Marjan, الصدف|Al Sadaf, المرسى|Al Marsa,
    الشراع|Al Shira, السفينة|Al Safina, البحار|Al Bahhar, الغواص|Al Ghawwas, المحار|Al Mahar,
    المنارة|Al Manara, القلعة|Al Qalaa, البرج|Al Burj, الحصن|Al Hisn, البوابة|Al Bawaba, السوق|Al Souq,
    الذهب|Al Dhahab, الفضة|Al Fidda, العقيق|Al Aqeeq, الزمرد|Al Zumurrud, الياقوت|Al Yaqoot,
    العنبر|Al Anbar, العود|Al Oud, البخور|Al Bukhoor, الحناء|Al Henna, الصقر|Al Saqr, الشاهين|Al Shaheen,
    الهدهد|Al Hudhud, الحمام|Al Hamam, النورس|Al Nawras, الغزال|Al Ghazal, المها|Al Maha, الخيل|Al Khail,
    الفارس|Al Faris, القافلة|Al Qafila, النجم|Al Najm, القمر|Al Qamar, الهلال|Al Hilal, الشمس|Al Shams,
    الفجر|Al Fajr, الضحى|Al Duha, الغروب|Al Ghuroob, النسيم|Al Naseem, المطر|Al Matar, الغيم|Al Ghaim,
    الندى|Al Nada, السلام|Al Salam, الأمل|Al Amal, الوفاء|Al Wafa, الكرم|Al Karam, النور|Al Noor,
    الحكمة|Al Hikma, المعرفة|Al Maarifa, القلم|Al Qalam, الكتاب|Al Kitab, الشعراء|Al Shuara,
    الميدان|Al Maidan, الربيع|Al Rabee, المروج|Al Murooj, الحديقة|Al Hadeeqa`,
  ),
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
} satisfies Partial<Vocabulary>

/** Inland and by the sea alike. */
export const arabicWater = {
  lakes: t('بحيرة {word}|{word} Lake'),
  island: { ar: 'جزيرة {word}', en: '{word} Island' },
}

/** A table of Arabic names and their Latin ones. */
export const arabicTable = t
