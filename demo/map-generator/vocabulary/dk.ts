import { ringCity } from './networks.ts'
import { alike, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['da', 'en']
const t = (rows: string) => table(languages, rows)
/** English speakers use the local names of streets. */
const own = (names: string) => alike(languages, names)

export const denmark: Vocabulary = {
  country: 'DK',
  centre: { latitude: 55.6761, longitude: 12.5683 },
  seed: '1',
  language: 'da',
  script: 'Latin',
  drivesOn: 'right',
  city: { da: 'København', en: 'Copenhagen' },
  terrain: {
    sea: { towards: 80, away: 1250, ragged: 350, wavelength: 1600, islands: true },
    creek: { towards: 150, length: 2600, width: 200, bend: 260 },
    canals: 2,
    lakes: 3,
  },
  network: { ...ringCity, gridded: 0.55, winding: 0.25, tram: false, motorway: 210 },
  buildings: { core: 'perimeter', inner: 'perimeter', outer: 'houses' },
  streets: {
    motorway: t('Vestmotorvejen|Western Motorway'),
    ring: own('{word}ringen'),
    avenue: own('{word} Allé, {word}boulevarden, {word}brogade'),
    shore: own('{word}kajen, {word}stranden'),
    collector: own('{word}gade, {word}vej'),
    street: own(
      '{word}gade, {word}vej, Store {word}gade, Lille {word}gade, Nørre {word}gade, Sønder {word}gade',
    ),
    lane: own('{word}stræde, {word}stien, {word}bakken, {word}gyden'),
    path: own('{word}stien'),
  },
  words: own(
    `Birke, Gran, Fyrre, Ege, Linde, Ahorn, Aske, Elle, Rønne, Hassel, Pile, Æble, Kirsebær, Blomme, Hindbær, Blåbær,
    Tyttebær, Lyng, Kløver, Rosen, Syren, Anemone, Valmue, Kornblomst, Havne, Fyr, Sejl, Anker, Skibs, Mast, Reb,
    Lods, Fisker, Silde, Torske, Måge, Svane, Ederfugl, Svale, Lærke, Drossel, Ugle, Ørne, Ræve, Egern, Hare, Hjorte,
    Pindsvine, Humle, Sommerfugle, Sne, Frost, Vinter, Forårs, Sommer, Efterårs, Nordlys, Sol, Måne, Stjerne, Morgen,
    Aften, Tåge, Mølle, Smede, Garver, Bager, Væver, Snedker, Glas, Bog, Klokke, Tårn, Port, Bro, Kilde, Bæk, Eng,
    Lund, Bjerg, Sten, Sand, Sølv, Kobber, Rav`,
  ),
  districts: t(`
    Gammelhavn|Old Harbour
    Møllevang|Mill Close
    Nordre Fyr|North Light
    Fyrrelunden|Pine Grove
    Søkanten|Lakeside
    Engholmen|Meadow Islet
    Klokkerbyen|Sexton Town
    Svaneholm|Swan Islet
    Teglværket|Brickworks
    Lindehaven|Linden Garden
    Rebslagerkvarteret|Ropewalk Quarter
    Hindbærbakken|Raspberry Hill
    Ørnehøj|Eagle Mound
    Sommerbyen|Summer Town`),
  water: {
    sea: { da: 'Sundet', en: 'The Sound' },
    lakes: t('{word}søen|{word} Lake'),
    island: { da: '{word}holm', en: '{word}holm' },
    canal: { da: '{word}kanalen', en: '{word} Canal' },
  },
  parks: own('{word}parken, {word}haven, {word}fælleden'),
  squares: own('{word}torvet, {word}pladsen'),
  grounds: {
    school: t(`
      {word}skolen|{word} School
      {word} Gymnasium|{word} Upper Secondary School`),
    campus: t('{word}universitetet|{word} University'),
    hospital: t('{word}hospitalet|{word} Hospital'),
    cemetery: t('{word}kirkegården|{word} Cemetery'),
    sports: t('{word}stadion|{word} Stadium'),
    market: t('{word}centeret|{word} Shopping Centre'),
  },
  stations: {
    main: { da: 'Hovedbanegården', en: 'Central Station' },
    other: { da: '{place} Station', en: '{place} Station' },
    metro: { da: '{place} Metrostation', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 10 | {word}caféen | {word} Café
    amenity=restaurant | 9 | {word}kroen | {word} Restaurant
    amenity=fast_food | 5 | {word}grillen | {word} Grill
    amenity=bar | 4 | {word}bodegaen | {word} Bar
    shop=supermarket | 4 | {word}købmanden | {word} Supermarket
    shop=convenience | 5 | {word}kiosken | {word} Kiosk
    shop=bakery | 7 | {word}bageriet | {word} Bakery
    shop=clothes | 5 | {word}tøj | {word} Clothes
    shop=florist | 3 | {word}blomster | {word} Flowers
    shop=books | 3 | {word}boghandel | {word} Books
    shop=hairdresser | 5 | {word}frisøren | {word} Hair
    shop=bicycle | 4 | {word}cykler | {word} Bicycles
    amenity=pharmacy | 4 | {word}apoteket | {word} Pharmacy
    amenity=clinic | 2 | {word}lægehuset | {word} Medical Centre
    amenity=dentist | 2 | {word}tandklinikken | {word} Dental Clinic
    amenity=kindergarten | 3 | {word}børnehaven | {word} Nursery
    amenity=bank | 1 | {word}banken | {word} Bank
    amenity=library | 1 | {word}biblioteket | {word} Library
    tourism=hotel | 3 | Hotel {word}hus | {word} Hotel
    amenity=place_of_worship religion=christian | 1 | {word}kirken | {word} Church
    leisure=fitness_centre | 2 | {word}fitness | {word} Gym
    office=company | 3 | {word}kontoret | {word} Office`,
  ),
  buildingNames: own('{word}gården'),
  numbering: 'sides',
  postcode: { kind: 'district', first: '1', start: 5, digits: 2, last: '0' },
}
