import { ringCity } from './networks.ts'
import { alike, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['nb', 'en']
const t = (rows: string) => table(languages, rows)
/** English speakers use the local names of streets. */
const own = (names: string) => alike(languages, names)

export const norway: Vocabulary = {
  country: 'NO',
  centre: { latitude: 59.9139, longitude: 10.7522 },
  seed: '2',
  language: 'nb',
  script: 'Latin',
  drivesOn: 'right',
  city: { nb: 'Oslo', en: 'Oslo' },
  terrain: {
    sea: { towards: 195, away: 950, ragged: 600, wavelength: 1900, islands: true },
    river: { heading: 190, away: 350, width: 34, meander: 300, island: false },
    canals: 0,
    lakes: 2,
  },
  network: { ...ringCity, gridded: 0.35, winding: 0.5, motorway: 285 },
  buildings: { core: 'perimeter', inner: 'perimeter', outer: 'houses' },
  streets: {
    motorway: t('Fjordveien|Fjord Motorway'),
    ring: own('{word}ringen'),
    avenue: own('{word}alleen, {word}bulevarden'),
    shore: own('{word}kaia, {word}stranda'),
    collector: own('{word}gata, {word}veien'),
    street: own(
      '{word}gata, {word}veien, Store {word}gate, Lille {word}gate, Nordre {word}gate, Søndre {word}gate',
    ),
    lane: own('{word}smuget, {word}stien, {word}bakken, {word}tunet'),
    path: own('{word}stien'),
  },
  words: own(
    `Bjørke, Gran, Furu, Eike, Linde, Lønne, Aske, Rogne, Hassel, Selje, Eple, Kirsebær, Plomme, Bringebær, Blåbær,
    Tyttebær, Lyng, Kløver, Rose, Syrin, Blåveis, Hvitveis, Valmue, Havne, Fyr, Seil, Anker, Båt, Skips, Maste, Reip,
    Los, Fisker, Torske, Måke, Svane, Ærfugl, Svale, Lerke, Trost, Ugle, Ørne, Reve, Gaupe, Ekorn, Hare, Elg,
    Pinnsvin, Humle, Sommerfugl, Snø, Frost, Vinter, Vår, Sommer, Høst, Nordlys, Sol, Måne, Stjerne, Morgen, Kvelds,
    Tåke, Mølle, Smie, Garver, Baker, Vever, Snekker, Glass, Bok, Klokke, Tårn, Port, Bru, Kilde, Bekke, Eng, Lunde,
    Berg, Stein, Sand, Sølv, Kobber, Rav`,
  ),
  districts: t(`
    Gamlehavna|Old Harbour
    Møllefossen|Mill Falls
    Blåveisåsen|Hepatica Ridge
    Furulia|Pine Slope
    Fyrodden|Lighthouse Point
    Engebakken|Meadow Hill
    Klokkergården|Sexton Yard
    Svanebukta|Swan Bay
    Steinbruddet|Quarry
    Lindetunet|Linden Court
    Reperbanen Nord|Ropewalk North
    Tyttebærhaugen|Lingonberry Mound
    Ørnenipa|Eagle Peak
    Sommerbyen|Summer Town`),
  water: {
    sea: { nb: 'Innfjorden', en: 'Inner Fjord' },
    river: { nb: 'Mølleelva', en: 'Mill River' },
    lakes: t('{word}tjernet|{word} Tarn'),
    island: { nb: '{word}øya', en: '{word}øya' },
  },
  parks: own('{word}parken, {word}lunden, {word}skogen'),
  squares: own('{word}torget, {word}plassen'),
  grounds: {
    school: t(`
      {word}skolen|{word} School
      {word} videregående skole|{word} Upper Secondary School`),
    campus: t('{word}høyskolen|{word} University College'),
    hospital: t('{word}sykehuset|{word} Hospital'),
    cemetery: t('{word}gravlunden|{word} Cemetery'),
    sports: t('{word}banen|{word} Sports Ground'),
    market: t('{word}senteret|{word} Shopping Centre'),
  },
  stations: {
    main: { nb: 'Sentralstasjonen', en: 'Central Station' },
    other: { nb: '{place} stasjon', en: '{place} Station' },
    metro: { nb: '{place} T-banestasjon', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 10 | {word}kafeen | {word} Café
    amenity=restaurant | 9 | {word}kroa | {word} Restaurant
    amenity=fast_food | 5 | {word}gatekjøkken | {word} Takeaway
    amenity=bar | 3 | {word}baren | {word} Bar
    shop=supermarket | 4 | {word}matsenter | {word} Supermarket
    shop=convenience | 5 | {word}kiosken | {word} Kiosk
    shop=bakery | 6 | {word}bakeriet | {word} Bakery
    shop=clothes | 5 | {word}klær | {word} Clothes
    shop=florist | 3 | {word}blomster | {word} Flowers
    shop=books | 3 | {word}bokhandelen | {word} Books
    shop=hairdresser | 5 | {word}salongen | {word} Hair
    shop=sports | 3 | {word}sport | {word} Sports
    shop=bicycle | 2 | {word}sykler | {word} Bicycles
    amenity=pharmacy | 4 | {word}apoteket | {word} Pharmacy
    amenity=clinic | 2 | {word}legesenter | {word} Medical Centre
    amenity=dentist | 2 | {word}tannlegene | {word} Dentists
    amenity=kindergarten | 3 | {word}barnehagen | {word} Nursery
    amenity=bank | 1 | {word}banken | {word} Bank
    amenity=library | 1 | {word}biblioteket | {word} Library
    tourism=hotel | 3 | {word}hotellet | {word} Hotel
    amenity=place_of_worship religion=christian | 1 | {word}kirken | {word} Church
    leisure=fitness_centre | 2 | {word}trening | {word} Gym
    office=company | 3 | {word}kontoret | {word} Office`,
  ),
  buildingNames: own('{word}gården'),
  numbering: 'sides',
  postcode: { kind: 'district', first: '0', start: 15, digits: 2, last: '0' },
}
