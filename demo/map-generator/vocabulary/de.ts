import { ringCity } from './networks.ts'
import { alike, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['de', 'en']
const t = (rows: string) => table(languages, rows)
/** English speakers use the local names of streets. */
const own = (names: string) => alike(languages, names)

export const germany: Vocabulary = {
  country: 'DE',
  centre: { latitude: 52.52, longitude: 13.405 },
  seed: '1',
  language: 'de',
  script: 'Latin',
  drivesOn: 'right',
  city: { de: 'Berlin', en: 'Berlin' },
  terrain: {
    river: { heading: 280, away: -420, width: 80, meander: 520, island: true },
    canals: 1,
    lakes: 2,
  },
  network: { ...ringCity, gridded: 0.65, winding: 0.2, block: 105, motorway: 15 },
  buildings: { core: 'perimeter', inner: 'perimeter', outer: 'slabs' },
  streets: {
    motorway: t('Nordtangente|Northern Bypass'),
    ring: own('{word}ring'),
    avenue: own('{word}allee, {word}damm, {word}chaussee'),
    shore: own('{word}ufer, {word}kai'),
    collector: own('{word}straße, {word}weg'),
    street: own(
      '{word}straße, {word}weg, Alte {word}straße, Neue {word}straße, Große {word}straße, Kleine {word}straße',
    ),
    lane: own('{word}gasse, {word}steig, {word}winkel, {word}zeile'),
    path: own('{word}pfad'),
  },
  words: own(
    `Kastanien, Linden, Birken, Buchen, Eichen, Ahorn, Erlen, Eschen, Ulmen, Tannen, Fichten, Kiefern, Weiden, Pappel,
    Holunder, Flieder, Rosen, Nelken, Veilchen, Tulpen, Lilien, Mohn, Kornblumen, Lavendel, Rosmarin, Apfel, Birnen,
    Kirsch, Pflaumen, Nuss, Trauben, Mühlen, Hafen, Brücken, Turm, Markt, Brunnen, Quellen, Bach, Teich, Insel,
    Fähr, Schiffer, Fischer, Bäcker, Schmiede, Töpfer, Weber, Gerber, Färber, Seiler, Böttcher, Glaser, Drucker,
    Uhrmacher, Schäfer, Jäger, Falken, Adler, Schwanen, Reiher, Kranich, Lerchen, Amsel, Drossel, Finken, Schwalben,
    Storchen, Hirsch, Fuchs, Dachs, Igel, Bienen, Sternen, Mond, Sonnen, Abend, Morgen, Silber, Kupfer, Bernstein`,
  ),
  districts: t(`
    Altstadt|Old Town
    Mühleninsel|Mill Island
    Lindenhain|Linden Grove
    Hafenviertel|Harbour Quarter
    Ziegelfeld|Brickfield
    Neu-Weidenau|Neu-Weidenau
    Kranichdorf|Crane Village
    Töpferberg|Potters' Hill
    Fliedersiedlung|Lilac Colony
    Fuchsbau|Foxholes
    Seeblick|Lake View
    Bernsteinpark|Amber Park
    Morgenrot|Morgenrot
    Am Kanal|Canalside`),
  water: {
    river: { de: 'Erle', en: 'Erle' },
    lakes: t('{word}see|{word} Lake'),
    island: { de: '{word}werder', en: '{word}werder' },
    canal: { de: '{word}kanal', en: '{word} Canal' },
  },
  parks: own('{word}park, {word}anger, {word}garten'),
  squares: own('{word}platz, {word}markt'),
  grounds: {
    school: t(`
      {word}-Grundschule|{word} Primary School
      {word}-Gymnasium|{word} Grammar School`),
    campus: t('{word}-Hochschule|{word} University'),
    hospital: t('{word}-Klinikum|{word} Hospital'),
    cemetery: t('{word}friedhof|{word} Cemetery'),
    sports: t('{word}-Sportplatz|{word} Sports Ground'),
    market: t('{word}-Passagen|{word} Shopping Centre'),
  },
  stations: {
    main: { de: 'Hauptbahnhof', en: 'Central Station' },
    other: { de: 'Bahnhof {place}', en: '{place} Station' },
    metro: { de: 'U-Bahnhof {place}', en: '{place} Underground Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 10 | {word}-Café | {word} Café
    amenity=restaurant | 7 | {word}-Stuben | {word} Restaurant
    amenity=restaurant | 4 | {word}-Wirtshaus | {word} Inn
    amenity=fast_food | 6 | {word}-Imbiss | {word} Snack Bar
    amenity=bar | 4 | {word}-Eck | {word} Bar
    shop=supermarket | 4 | {word}-Markt | {word} Supermarket
    shop=convenience | 5 | {word}-Späti | {word} Late Shop
    shop=bakery | 7 | {word}-Bäckerei | {word} Bakery
    shop=clothes | 5 | {word}-Moden | {word} Clothes
    shop=florist | 3 | {word}-Blumen | {word} Flowers
    shop=books | 3 | {word}-Buchhandlung | {word} Books
    shop=hairdresser | 5 | {word}-Friseur | {word} Hair
    shop=bicycle | 3 | {word}-Rad | {word} Bicycles
    shop=butcher | 2 | {word}-Fleischerei | {word} Butcher
    amenity=pharmacy | 5 | {word}-Apotheke | {word} Pharmacy
    amenity=clinic | 2 | {word}-Praxis | {word} Practice
    amenity=dentist | 2 | {word}-Zahnärzte | {word} Dentists
    amenity=kindergarten | 4 | {word}-Kita | {word} Nursery
    amenity=bank | 2 | {word}-Sparbank | {word} Savings Bank
    amenity=post_office | 1 | Post {place} | {place} Post Office
    amenity=library | 1 | {word}-Bibliothek | {word} Library
    tourism=hotel | 3 | {word}-Hotel | {word} Hotel
    amenity=place_of_worship religion=christian | 1 | {word}kirche | {word} Church
    office=company | 3 | {word}-Büro | {word} Office`,
  ),
  buildingNames: own('{word}haus'),
  numbering: 'sides',
  letters: 'abcdef',
  postcode: { kind: 'district', first: '10', start: 11, digits: 2, last: '5' },
}
