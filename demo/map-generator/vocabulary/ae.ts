import { arabic, arabicTable as t, arabicWater } from './arabic.ts'
import { carCity } from './networks.ts'
import type { Vocabulary } from './vocabulary.ts'

export const unitedArabEmirates: Vocabulary = {
  ...arabic,
  country: 'AE',
  centre: { latitude: 25.2048, longitude: 55.2708 },
  seed: '1',
  city: { ar: 'دبي', en: 'Dubai' },
  terrain: {
    sea: { towards: 315, away: 1500, ragged: 260, wavelength: 2400, islands: false },
    creek: { towards: 315, length: 2900, width: 190, bend: 420 },
    canals: 0,
    lakes: 2,
  },
  network: carCity,
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
    ...arabicWater,
  },
  numbering: 'buildings',
  postcode: { kind: 'none' },
}
