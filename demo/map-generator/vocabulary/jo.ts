import { arabic, arabicTable as t, arabicWater } from './arabic.ts'
import { hillCity } from './networks.ts'
import type { Vocabulary } from './vocabulary.ts'

export const jordan: Vocabulary = {
  ...arabic,
  country: 'JO',
  centre: { latitude: 31.9539, longitude: 35.9106 },
  seed: '1',
  city: { ar: 'عمّان', en: 'Amman' },
  terrain: { canals: 1, lakes: 0 },
  network: { ...hillCity, roundabouts: 8, motorway: 160 },
  buildings: { core: 'rows', inner: 'slabs', outer: 'houses' },
  streets: {
    motorway: t('طريق البادية الدولي|Badia Highway'),
    ring: t('شارع {word} الدائري|{word} Ring Street'),
    avenue: t(`
      شارع {word}|{word} Street
      شارع جبل {word}|Jabal {word} Street`),
    shore: t('شارع سيل {word}|Sail {word} Street'),
    collector: t(`
      شارع {word}|{word} Street
      طلوع {word}|Tlou {word}`),
    street: t(`
      شارع {word}|{word} Street
      شارع عين {word}|Ain {word} Street
      شارع تلة {word}|Tallet {word} Street
      شارع كروم {word}|Kroum {word} Street
      نزول {word}|Nzoul {word}`),
    lane: t(`
      درج {word}|{word} Steps
      دخلة {word}|{word} Lane
      شارع حارة {word}|Haret {word} Street`),
    path: t('درج {word}|{word} Steps'),
  },
  districts: t(`
    وسط البلد القديم|Old Downtown
    جبل السنديان|Jabal As Sindyan
    جبل الكروم|Jabal Al Kroum
    تلاع الفجر|Tlaa Al Fajr
    وادي الزيتون|Wadi Az Zaytoun
    رجم الحمام|Rujm Al Hamam
    ضاحية الياسمين|Dahiyat Al Yasmeen
    عبدون الشمالية|North Abdoun Heights
    خلدا الجديدة|New Khilda
    مرج الندى|Marj An Nada
    جبل القلعة الشرقي|East Citadel Hill
    رأس النبع|Ras An Nabaa
    حي الطواحين|Mills Quarter
    صويفية الورد|Sweifieh Al Ward`),
  water: { ...arabicWater, canal: { ar: 'سيل {word}', en: 'Sail {word}' } },
  numbering: 'buildings',
  postcode: { kind: 'district', first: '11', start: 10, digits: 2, last: '0' },
}
