import { arabic, arabicTable as t, arabicWater } from './arabic.ts'
import { carCity } from './networks.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Streets are numbered within blocks, and the block takes the position of the postcode. */
export const bahrain: Vocabulary = {
  ...arabic,
  country: 'BH',
  centre: { latitude: 26.2285, longitude: 50.586 },
  seed: '1',
  city: { ar: 'المنامة', en: 'Manama' },
  terrain: {
    sea: { towards: 20, away: 1300, ragged: 320, wavelength: 2000, islands: true },
    canals: 0,
    lakes: 1,
  },
  network: { ...carCity, motorway: 110, gridded: 0.9, winding: 0.2 },
  buildings: { core: 'towers', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('طريق الجسر السريع|Causeway Highway'),
    ring: t('شارع {word} الدائري|{word} Ring Road'),
    avenue: t(`
      شارع {word}|{word} Avenue
      طريق {word} العام|{word} Highway`),
    shore: t(`
      كورنيش {word}|{word} Corniche
      شارع ساحل {word}|{word} Coast Road`),
    collector: t('شارع {word}|{word} Avenue'),
    street: t(`
      طريق 1{number}|Road 1{number}
      طريق 2{number}|Road 2{number}
      طريق 3{number}|Road 3{number}
      شارع {word}|{word} Avenue`),
    lane: t(`
      ممر 4{number}|Lane 4{number}
      طريق 5{number}|Road 5{number}
      ممر {word}|{word} Lane`),
    path: t('ممشى {word}|{word} Walk'),
  },
  districts: t(`
    باب المرفأ|Bab Al Marfa
    فريج الغواصين|Divers' Quarter
    ضاحية اللؤلؤ|Pearl Suburb
    رأس النخلة|Ras Al Nakhla
    عين الزعفران|Ain Al Zafaran
    السوق العتيق|Ancient Souq
    جنوسة الجديدة|New Janosa
    حي الرطب|Date Quarter
    ساحل المرجان|Coral Shore
    برج الدانة|Dana Tower
    روضة الياسمين|Jasmine Meadow
    قلعة الشرق|East Fort
    كرباب|Karbab
    مدينة السدرة|Sidra Town`),
  water: { sea: { ar: 'خليج المنامة', en: 'Manama Bay' }, ...arabicWater },
  numbering: 'metres',
  postcode: { kind: 'district', first: '3', start: 11, digits: 2, last: '' },
}
