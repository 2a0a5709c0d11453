import { arabic, arabicTable as t, arabicWater } from './arabic.ts'
import { carCity } from './networks.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Buildings are numbered along streets that have a number of their own; there are no postcodes. */
export const qatar: Vocabulary = {
  ...arabic,
  country: 'QA',
  centre: { latitude: 25.2854, longitude: 51.531 },
  seed: '1',
  city: { ar: 'الدوحة', en: 'Doha' },
  terrain: {
    sea: { towards: 45, away: 1100, ragged: 420, wavelength: 2600, islands: true },
    canals: 0,
    lakes: 1,
  },
  network: { ...carCity, rings: [780, 1700], gridded: 0.55, motorway: 150, roundabouts: 6 },
  buildings: { core: 'towers', inner: 'towers', outer: 'houses' },
  streets: {
    motorway: t('طريق الغاف السريع|Al Ghaf Expressway'),
    ring: t(`
      الطريق الدائري {word}|{word} Ring Road`),
    avenue: t(`
      شارع {word}|{word} Street
      طريق {word}|{word} Road`),
    shore: t(`
      كورنيش {word}|{word} Corniche
      مرسى {word}|{word} Waterfront`),
    collector: t(`
      شارع {word}|{word} Street
      شارع وادي {word}|Wadi {word} Street`),
    street: t(`
      شارع {number}|Street {number}
      شارع 8{number}|Street 8{number}
      شارع {word}|{word} Street
      شارع أم {word}|Umm {word} Street`),
    lane: t(`
      شارع 9{number}|Street 9{number}
      زقاق {word}|{word} Lane`),
    path: t('ممشى {word}|{word} Walk'),
  },
  districts: t(`
    مشيرب القديمة|Old Misherib
    فريج السدرة|Fereej Al Sidra
    رأس المحار|Ras Al Mahar
    الدفنة البيضاء|White Dafna
    روضة الخيل|Rawdat Al Khail
    أم الغاف|Umm Al Ghaf
    المرخ الجديد|New Markh
    عين الشاهين|Ain Shaheen
    جزيرة الصدف|Shell Island
    سوق البخور|Incense Souq
    النجمة الشمالية|North Star
    مدينة الهدهد|Hoopoe City
    تلة الصقر|Falcon Hill
    وادي السيل الأخضر|Green Sail Valley`),
  water: { sea: { ar: 'خليج الدوحة', en: 'Doha Bay' }, ...arabicWater },
  numbering: 'buildings',
  postcode: { kind: 'none' },
}
