import { arabic, arabicTable as t, arabicWater } from './arabic.ts'
import { hillCity } from './networks.ts'
import type { Vocabulary } from './vocabulary.ts'

export const oman: Vocabulary = {
  ...arabic,
  country: 'OM',
  centre: { latitude: 23.588, longitude: 58.3829 },
  seed: '1',
  city: { ar: 'مسقط', en: 'Muscat' },
  terrain: {
    sea: { towards: 5, away: 1500, ragged: 300, wavelength: 1800, islands: true },
    canals: 0,
    lakes: 1,
  },
  network: { ...hillCity, motorway: 95, roundabouts: 6, speeds: { motorway: 120, avenue: 80, street: 40 } },
  buildings: { core: 'rows', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('طريق الباطنة السريع|Batinah Expressway'),
    ring: t('شارع دائري {word}|{word} Ring Street'),
    avenue: t(`
      شارع {word}|{word} Street
      طريق جبل {word}|Jabal {word} Road`),
    shore: t(`
      كورنيش {word}|{word} Corniche
      شارع شاطئ {word}|{word} Beach Street`),
    collector: t(`
      شارع {word}|{word} Street
      شارع وادي {word}|Wadi {word} Street`),
    street: t(`
      طريق {number}|Way {number}
      طريق 3{number}|Way 3{number}
      سكة {word}|Sikkat {word}
      شارع فلج {word}|Falaj {word} Street`),
    lane: t(`
      طريق 4{number}|Way 4{number}
      سكة {word}|Sikkat {word}
      حلة {word}|Hillat {word}`),
    path: t('درب {word}|{word} Trail'),
  },
  districts: t(`
    مطرح العتيقة|Old Mutrah Quarter
    حلة اللبان|Hillat Al Luban
    وادي الفلج|Wadi Al Falaj
    رأس الشراع|Ras Ash Shira
    قرم النخيل|Qurm An Nakheel
    دارسيت الغاف|Darsait Al Ghaf
    تل المها|Oryx Hill
    ميناء السفن|Harbour of Ships
    خوير الصدف|Khuwair As Sadaf
    روي الجديدة|New Ruwi
    عين الحناء|Ain Al Henna
    ربوة الندى|Dew Heights
    حصن الصخرة|Rock Fort
    بستان الرمان|Pomegranate Orchard`),
  water: { sea: { ar: 'بحر عمان', en: 'Sea of Oman' }, ...arabicWater },
  numbering: 'sides',
  postcode: { kind: 'district', first: '1', start: 12, digits: 2, last: '' },
}
