import { arabic, arabicTable as t, arabicWater } from './arabic.ts'
import { carCity } from './networks.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Every building has four digits on its street, and every district its postcode. */
export const saudiArabia: Vocabulary = {
  ...arabic,
  country: 'SA',
  centre: { latitude: 24.7136, longitude: 46.6753 },
  seed: '1',
  city: { ar: 'الرياض', en: 'Riyadh' },
  terrain: { canals: 1, lakes: 3 },
  network: { ...carCity, rings: [850, 1850], avenues: 8, motorway: 10, roundabouts: 3 },
  buildings: { core: 'towers', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('طريق الهضبة السريع|Plateau Expressway'),
    ring: t('الطريق الدائري {word}|{word} Ring Road'),
    avenue: t(`
      طريق {word}|{word} Road
      شارع {word} العام|{word} Main Street`),
    shore: t('طريق ضفة {word}|{word} Bank Road'),
    collector: t(`
      شارع {word}|{word} Street
      شارع روضة {word}|Rawdat {word} Street`),
    street: t(`
      شارع {word}|{word} Street
      شارع وادي {word}|Wadi {word} Street
      شارع عين {word}|Ain {word} Street
      شارع أبي {word}|Abi {word} Street
      شارع تل {word}|Tall {word} Street`),
    lane: t(`
      ممر {word}|{word} Passage
      شارع ابن {word}|Ibn {word} Street
      زقاق {word}|{word} Lane`),
    path: t('ممشى {word}|{word} Walk'),
  },
  districts: t(`
    حي الديرة القديمة|Old Deera District
    حي الغدير|Al Ghadeer District
    حي الواحة الخضراء|Green Oasis District
    حي النرجس الأبيض|White Narcissus District
    حي وادي لبن|Wadi Laban Al Jadeed District
    حي الصحافة القديمة|Old Press District
    حي روضة الخزامى|Lavender Meadow District
    حي العقيق|Al Aqeeq Al Gharbi District
    حي السدر|As Sidr District
    حي الرمال الذهبية|Golden Sands District
    حي الشعراء|Poets District
    حي الهضبة|Plateau District
    حي المروج|Al Murooj Ash Sharqi District
    حي النخيل الغربي|West Palms District`),
  water: { ...arabicWater, canal: { ar: 'وادي {word}', en: 'Wadi {word}' } },
  numbering: 'metres',
  postcode: { kind: 'district', first: '12', start: 21, digits: 2, last: '1' },
}
