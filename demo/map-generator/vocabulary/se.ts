import { ringCity } from './networks.ts'
import { alike, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['sv', 'en']
const t = (rows: string) => table(languages, rows)
/** English speakers use the local names of streets. */
const own = (names: string) => alike(languages, names)

export const sweden: Vocabulary = {
  country: 'SE',
  centre: { latitude: 59.3293, longitude: 18.0686 },
  seed: '1',
  language: 'sv',
  script: 'Latin',
  drivesOn: 'right',
  city: { sv: 'Stockholm', en: 'Stockholm' },
  terrain: {
    sea: { towards: 110, away: 1300, ragged: 800, wavelength: 1500, islands: true },
    river: { heading: 85, away: -620, width: 190, meander: 320, island: true },
    canals: 0,
    lakes: 1,
  },
  network: { ...ringCity, gridded: 0.75, winding: 0.3, motorway: 340 },
  buildings: { core: 'perimeter', inner: 'perimeter', outer: 'houses' },
  streets: {
    motorway: t('Norra länken|Northern Link'),
    ring: own('{word}ringen'),
    avenue: own('{word}leden, {word}allén, {word}esplanaden'),
    shore: own('{word}kajen, {word}stranden'),
    collector: own('{word}gatan, {word}vägen'),
    street: own(
      '{word}gatan, {word}vägen, Stora {word}gatan, Lilla {word}gatan, Norra {word}gatan, Södra {word}gatan',
    ),
    lane: own('{word}gränd, {word}stigen, {word}backen, {word}slingan'),
    path: own('{word}stråket'),
  },
  words: own(
    `Björk, Gran, Tall, Ek, Lind, Lönn, Ask, Rönn, Hassel, Vide, Äppel, Körsbärs, Plommon, Hallon, Blåbärs, Lingon,
    Smultron, Ljung, Klöver, Ros, Syren, Konvalj, Blåklints, Vallmo, Hamn, Fyr, Segel, Ankar, Båt, Skepps, Mast,
    Rep, Lots, Fiskar, Strömmings, Mås, Svan, Ejder, Sval, Lärk, Trast, Uggle, Örn, Räv, Ekorr, Har, Älg, Igelkotts,
    Humle, Fjärils, Snö, Frost, Vinter, Vår, Sommar, Höst, Norrskens, Sol, Mån, Stjärn, Morgon, Kvälls, Dimm,
    Kvarn, Smeds, Garvar, Bagar, Vävar, Snickar, Glas, Bok, Klock, Torn, Port, Bro, Käll, Bäck, Ängs, Lund, Berg,
    Sten, Sand, Silver, Koppar, Bärnstens`,
  ),
  districts: t(`
    Gamla hamnen|Old Harbour
    Kvarnholmen Norra|Mill Islet North
    Blåklinten|Cornflower
    Tallskogen|Pinewood
    Fyrudden|Lighthouse Point
    Ängsbacken|Meadow Hill
    Klockarstaden|Sexton Town
    Svanviken|Swan Bay
    Stenbrottet|Quarry
    Lindgården|Linden Yard
    Repslagarholmen|Ropewalk Islet
    Hallonberget|Raspberry Hill
    Örnklippan|Eagle Cliff
    Sommarstaden|Summer Town`),
  water: {
    sea: { sv: 'Saltfjärden', en: 'Salt Bay' },
    river: { sv: 'Strömmen', en: 'The Stream' },
    lakes: t('{word}tjärnen|{word} Pond'),
    island: { sv: '{word}holmen', en: '{word}holmen' },
  },
  parks: own('{word}parken, {word}lunden, {word}hagen'),
  squares: own('{word}torget, {word}plan'),
  grounds: {
    school: t(`
      {word}skolan|{word} School
      {word}gymnasiet|{word} Upper Secondary School`),
    campus: t('{word}högskolan|{word} University College'),
    hospital: t('{word}sjukhuset|{word} Hospital'),
    cemetery: t('{word}kyrkogården|{word} Cemetery'),
    sports: t('{word}vallen|{word} Sports Ground'),
    market: t('{word}gallerian|{word} Shopping Centre'),
  },
  stations: {
    main: { sv: 'Centralstationen', en: 'Central Station' },
    other: { sv: '{place} station', en: '{place} Station' },
    metro: { sv: '{place} tunnelbanestation', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 10 | {word}fiket | {word} Café
    amenity=restaurant | 9 | {word}krogen | {word} Restaurant
    amenity=fast_food | 5 | {word}grillen | {word} Grill
    amenity=bar | 3 | {word}baren | {word} Bar
    shop=supermarket | 4 | {word}hallen | {word} Supermarket
    shop=convenience | 5 | {word}kiosken | {word} Kiosk
    shop=bakery | 6 | {word}bageriet | {word} Bakery
    shop=clothes | 5 | {word}kläder | {word} Clothes
    shop=florist | 3 | {word}blommor | {word} Flowers
    shop=books | 3 | {word}bokhandeln | {word} Books
    shop=hairdresser | 5 | {word}salongen | {word} Hair
    shop=bicycle | 2 | {word}cykel | {word} Bicycles
    shop=second_hand | 2 | {word}loppis | {word} Second Hand
    amenity=pharmacy | 4 | {word}apoteket | {word} Pharmacy
    amenity=clinic | 2 | {word}mottagningen | {word} Clinic
    amenity=dentist | 2 | {word}tandläkarna | {word} Dentists
    amenity=kindergarten | 3 | {word}förskolan | {word} Preschool
    amenity=bank | 1 | {word}banken | {word} Bank
    amenity=library | 1 | {word}biblioteket | {word} Library
    tourism=hotel | 3 | {word}hotellet | {word} Hotel
    amenity=place_of_worship religion=christian | 1 | {word}kyrkan | {word} Church
    leisure=fitness_centre | 2 | {word}gymmet | {word} Gym
    office=company | 3 | {word}kontoret | {word} Office`,
  ),
  buildingNames: own('{word}huset'),
  numbering: 'sides',
  postcode: { kind: 'district', first: '1', start: 11, digits: 2, last: ' 28' },
}
