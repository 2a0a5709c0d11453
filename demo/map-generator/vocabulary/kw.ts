import { arabic, arabicTable as t, arabicWater } from './arabic.ts'
import { carCity } from './networks.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Quarters are cut into numbered pieces with numbered streets in each. */
export const kuwait: Vocabulary = {
  ...arabic,
  country: 'KW',
  centre: { latitude: 29.3759, longitude: 47.9774 },
  seed: '1',
  city: { ar: 'مدينة الكويت', en: 'Kuwait City' },
  terrain: {
    sea: { towards: 340, away: 1200, ragged: 380, wavelength: 2300, islands: false },
    canals: 0,
    lakes: 1,
  },
  network: { ...carCity, rings: [760, 1700], gridded: 0.7, motorway: 120 },
  buildings: { core: 'towers', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('طريق المطلاع السريع|Mutlaa Motorway'),
    ring: t('الدائري {word}|{word} Ring Road'),
    avenue: t(`
      شارع {word}|{word} Street
      طريق {word}|{word} Road`),
    shore: t(`
      شارع خليج {word}|{word} Gulf Street
      كورنيش {word}|{word} Corniche`),
    collector: t('شارع {word}|{word} Street'),
    street: t(`
      قطعة 1 شارع {number}|Block 1 Street {number}
      قطعة 2 شارع {number}|Block 2 Street {number}
      قطعة 3 شارع {number}|Block 3 Street {number}
      قطعة 4 شارع {number}|Block 4 Street {number}
      شارع {word}|{word} Street`),
    lane: t(`
      قطعة 5 شارع {number}|Block 5 Street {number}
      قطعة 6 جادة {number}|Block 6 Avenue {number}
      جادة {word}|{word} Avenue`),
    path: t('ممشى {word}|{word} Walk'),
  },
  districts: t(`
    المباركة القديمة|Old Mubaraka
    دسمة البحر|Dasma by the Sea
    شرق السور|Sharq As Sour
    قبلة الشراع|Qibla Ash Shira
    ضاحية السدرة|Sidra Suburb
    كيفان الجديدة|New Kaifan
    روضة اللؤلؤ|Rawdat Al Lulu
    حولي الغاف|Hawalli Al Ghaf
    المرقاب العالي|Upper Mirqab
    بنيد النورس|Bneid An Nawras
    سوق البشت|Bisht Souq
    الصليب الأخضر|Green Sulaib
    عديلية الريحان|Adailiya Ar Rayhan
    نزهة الفجر|Nuzhat Al Fajr`),
  water: { sea: { ar: 'جون الكويت', en: 'Kuwait Bay' }, ...arabicWater },
  numbering: 'sides',
  postcode: { kind: 'district', first: '13', start: 1, digits: 2, last: '0' },
}
