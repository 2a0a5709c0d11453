import { greek, greekNames, greekTable as t, greekWater } from './greek.ts'
import { ringCity } from './networks.ts'
import type { Vocabulary } from './vocabulary.ts'

export const greece: Vocabulary = {
  ...greek,
  country: 'GR',
  centre: { latitude: 37.9838, longitude: 23.7275 },
  seed: '1',
  drivesOn: 'right',
  city: { el: 'Αθήνα', en: 'Athens' },
  terrain: { canals: 1, lakes: 0 },
  network: { ...ringCity, gridded: 0.8, winding: 0.35, block: 100, motorway: 330, roundabouts: 2 },
  buildings: { core: 'perimeter', inner: 'perimeter', outer: 'houses' },
  districts: greekNames(`
    Παλιά Πόλη, Άνω Κεραμεία, Ελαιώνες, Λυκόπυλα, Νέα Μύλαια, Πευκόφυτο, Άγιος Φανός, Ροδώνας, Κάτω Πηγάδια,
    Αμπελάκια, Χελιδονού, Ανεμόλοφος, Καλλιρρόη Βόρεια, Κυπαρίσσι`),
  water: { ...greekWater, canal: t('Ρέμα {word}|{word} Stream')[0] ?? {} },
  numbering: 'sides',
  postcode: { kind: 'district', first: '105 ', start: 52, digits: 2, last: '' },
}
