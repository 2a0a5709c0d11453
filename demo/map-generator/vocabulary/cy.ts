import { greek, greekNames, greekTable as t, greekWater } from './greek.ts'
import { ringCity } from './networks.ts'
import type { Vocabulary } from './vocabulary.ts'

export const cyprus: Vocabulary = {
  ...greek,
  country: 'CY',
  centre: { latitude: 35.1856, longitude: 33.3823 },
  seed: '1',
  drivesOn: 'left',
  city: { el: 'Λευκωσία', en: 'Nicosia', tr: 'Lefkoşa' },
  terrain: { canals: 1, lakes: 1 },
  network: { ...ringCity, rings: [640, 1500], gridded: 0.5, winding: 0.45, tram: false, motorway: 160 },
  buildings: { core: 'perimeter', inner: 'rows', outer: 'houses' },
  streets: {
    ...greek.streets,
    street: greekNames('{word}, Οδός {word}, Άνω {word}, Κάτω {word}, Παλαιά {word}'),
    motorway: t('Αυτοκινητόδρομος Μεσαορίας|Mesaoria Motorway'),
  },
  districts: greekNames(`
    Εντός των Τειχών, Χαρουπιά, Άγιος Λέμονας, Κυπαρισσόβουνο, Νέο Πλατύ, Πηγή, Ακακίες, Παλιόμυλος, Αμυγδαλεώνας,
    Πύλη της Ανατολής, Μεσόκαμπος, Ασπρόλοφος, Φοινικιές, Στροβιλιά`),
  water: { ...greekWater, canal: t('Ποταμός {word}|{word} River')[0] ?? {} },
  numbering: 'sides',
  postcode: { kind: 'district', first: '10', start: 10, digits: 2, last: '' },
}
