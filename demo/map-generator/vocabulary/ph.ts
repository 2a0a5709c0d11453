import { gridCity } from './networks.ts'
import { alike, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['en', 'tl']
const t = (rows: string) => table(languages, rows)

export const philippines: Vocabulary = {
  country: 'PH',
  centre: { latitude: 14.5995, longitude: 120.9842 },
  seed: '1',
  language: 'en',
  script: 'Latin',
  drivesOn: 'right',
  city: { en: 'Manila', tl: 'Maynila' },
  terrain: {
    sea: { towards: 262, away: 1500, ragged: 220, wavelength: 2600, islands: false },
    river: { heading: 100, away: -450, width: 100, meander: 500, island: false },
    canals: 1,
    lakes: 0,
  },
  network: { ...gridCity, motorway: 10, roundabouts: 2, gridded: 0.8 },
  buildings: { core: 'perimeter', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('Luntian Skyway|Luntian Skyway'),
    ring: t('{word} Circumferential Road|Daang Palibot {word}'),
    avenue: t(`
      {word} Avenue|Abenida {word}
      {word} Boulevard|Bulebar {word}`),
    shore: t(`
      {word} Baywalk|Baybayin ng {word}
      {word} Riverside Drive|Daang Ilog {word}`),
    collector: t(`
      {word} Road|Daang {word}
      {word} Avenue|Abenida {word}`),
    street: t(`
      {word} Street|Kalye {word}
      {word} Extension|Karugtong ng {word}
      San {word} Street|Kalye San {word}
      {word} Drive|Daan {word}
      Upper {word} Street|Mataas na Kalye {word}`),
    lane: t(`
      {word} Lane|Eskinita {word}
      {word} Alley|Eskinitang {word}
      {word} Compound Road|Looban ng {word}
      {word} Court|Patyo {word}`),
    path: t('{word} Walk|Lakaran {word}'),
  },
  words: alike(
    languages,
    `Sampaguita, Ilang-ilang, Kalachuchi, Waling-waling, Gumamela, Rosal, Camia, Champaca, Adelfa, Narra, Molave,
    Yakal, Kamagong, Ipil, Akasya, Balete, Talisay, Banaba, Mangga, Santol, Lanzones, Rambutan, Duhat, Kaymito,
    Atis, Guyabano, Bayabas, Kalamansi, Niyog, Saging, Palay, Kawayan, Nipa, Abaka, Maya, Agila, Kalapati, Tikling,
    Perlas, Koral, Ginto, Pilak, Tanso, Esmeralda, Amihan, Habagat, Bituin, Buwan, Araw, Tala, Bahaghari, Ulan,
    Alon, Dagat, Ilog, Bukal, Talon, Bundok, Lambak, Parola, Layag, Angkla, Bangka, Balangay, Kampana, Harana,
    Kundiman, Salakot, Bayanihan, Pag-asa, Ligaya, Dalisay, Marangal, Matapat, Masipag, Maliwanag, Mayumi, Payapa`,
  ),
  districts: t(`
    Intramar|Intramar
    Barangay Parola|Barangay Parola
    Barangay Narra|Barangay Narra
    Barangay Amihan|Barangay Amihan
    Santa Luz|Santa Luz
    San Felipe Bagong Silang|San Felipe Bagong Silang
    Bagong Pier|Bagong Pantalan
    Barangay Kawayan|Barangay Kawayan
    Barangay Perlas|Barangay Perlas
    Villa Rosal|Villa Rosal
    Barangay Bukal|Barangay Bukal
    Tabing Ilog|Tabing Ilog
    Barangay Maliwanag|Barangay Maliwanag
    Barangay Talisay|Barangay Talisay`),
  water: {
    sea: { en: 'Manila Bay', tl: 'Look ng Maynila' },
    river: { en: 'Ilog Luntian', tl: 'Ilog Luntian' },
    lakes: t('{word} Lagoon|Lawa ng {word}'),
    island: { en: '{word} Island', tl: 'Isla ng {word}' },
    canal: { en: 'Estero de {word}', tl: 'Estero de {word}' },
  },
  parks: t(`
    {word} Park|Liwasang {word}
    {word} Garden|Hardin ng {word}`),
  squares: t('Plaza {word}|Plaza {word}'),
  grounds: {
    school: t(`
      {word} Elementary School|Mababang Paaralan ng {word}
      {word} High School|Mataas na Paaralan ng {word}`),
    campus: t('{word} University|Pamantasan ng {word}'),
    hospital: t('{word} Hospital|Ospital ng {word}'),
    cemetery: t('{word} Memorial Park|Libingan ng {word}'),
    sports: t('{word} Sports Complex|Palaruan ng {word}'),
    market: t('{word} Mall|{word} Mall'),
  },
  stations: {
    main: { en: 'Central Station', tl: 'Himpilang Sentral' },
    other: { en: '{place} Station', tl: 'Himpilan ng {place}' },
    metro: { en: '{place} LRT Station', tl: 'Himpilang LRT {place}' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 7 | {word} Coffee | Kapihan ni {word}
    amenity=restaurant | 8 | {word} Kitchen | Kusina ni {word}
    amenity=restaurant | 5 | {word} Grill | Ihawan ni {word}
    amenity=fast_food | 6 | {word} Carinderia | Karinderya ni {word}
    amenity=fast_food | 4 | {word} Panciteria | Pansiterya {word}
    shop=supermarket | 4 | {word} Supermarket | Supermarket {word}
    shop=convenience | 9 | {word} Sari-sari Store | Tindahan ni {word}
    shop=bakery | 6 | {word} Bakery | Panaderya {word}
    shop=clothes | 5 | {word} Boutique | Butik {word}
    shop=florist | 3 | {word} Flowers | Bulaklakan {word}
    shop=electronics | 3 | {word} Electronics | Elektroniks {word}
    shop=hairdresser | 5 | {word} Salon | Parlor ni {word}
    shop=hardware | 3 | {word} Hardware | Hardware {word}
    shop=laundry | 4 | {word} Laundry | Labahan {word}
    shop=books | 2 | {word} Books | Aklatan ni {word}
    amenity=pharmacy | 5 | {word} Drugstore | Botika {word}
    amenity=clinic | 3 | {word} Clinic | Klinika {word}
    amenity=dentist | 2 | {word} Dental Clinic | Dentista {word}
    amenity=bank | 2 | {word} Bank | Bangko {word}
    amenity=post_office | 1 | {place} Post Office | Koreo {place}
    tourism=hotel | 3 | {word} Hotel | Otel {word}
    amenity=place_of_worship religion=christian | 2 | {word} Church | Simbahan ng {word}
    office=company | 3 | {word} Trading | Kalakalan {word}`,
  ),
  buildingNames: t('{word} Building|Gusaling {word}'),
  numbering: 'sides',
  postcode: { kind: 'district', first: '10', start: 1, digits: 2, last: '' },
}
