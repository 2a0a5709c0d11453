import { shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['fi', 'sv', 'en']
const t = (rows: string) => table(languages, rows)

export const finland: Vocabulary = {
  country: 'FI',
  centre: { latitude: 60.1699, longitude: 24.9384 },
  seed: '2',
  language: 'fi',
  script: 'Latin',
  drivesOn: 'right',
  city: { fi: 'Helsinki', sv: 'Helsingfors', en: 'Helsinki' },
  terrain: {
    sea: { towards: 175, away: 900, ragged: 900, wavelength: 1500, islands: true },
    canals: 0,
    lakes: 2,
  },
  network: {
    rings: [700, 1600],
    avenues: 7,
    gridded: 0.85,
    winding: 0.3,
    block: 100,
    motorway: 20,
    roundabouts: 2,
    tram: true,
    speeds: { motorway: 100, avenue: 50, street: 30 },
  },
  buildings: { core: 'perimeter', inner: 'perimeter', outer: 'houses' },
  streets: {
    motorway: t('Ulkokehä|Yttre ringen|Outer Ring'),
    ring: t('{word}bulevardi|{word}bulevarden|{word} Boulevard'),
    avenue: t(`
      {word}väylä|{word}leden|{word} Way
      {word}tie|{word}vägen|{word} Road
      {word}esplanadi|{word}esplanaden|{word} Esplanade`),
    shore: t(`
      {word}ranta|{word}stranden|{word} Shore
      {word}laituri|{word}kajen|{word} Quay`),
    collector: t(`
      {word}katu|{word}gatan|{word} Street
      {word}tie|{word}vägen|{word} Road`),
    street: t(`
      {word}katu|{word}gatan|{word} Street
      {word}katu|{word}gatan|{word} Street
      {word}tie|{word}vägen|{word} Road
      Iso {word}katu|Stora {word}gatan|Great {word} Street
      Vanha {word}tie|Gamla {word}vägen|Old {word} Road
      {word}kaari|{word}bågen|{word} Curve`),
    lane: t(`
      {word}kuja|{word}gränden|{word} Lane
      {word}polku|{word}stigen|{word} Path
      {word}rinne|{word}brinken|{word} Slope`),
    path: t('{word}polku|{word}stigen|{word} Path'),
  },
  words: t(`
    Koivu|Björk|Birch
    Kuusi|Gran|Spruce
    Mänty|Tall|Pine
    Haapa|Asp|Aspen
    Pihlaja|Rönn|Rowan
    Vaahtera|Lönn|Maple
    Tammi|Ek|Oak
    Lehmus|Lind|Linden
    Saarni|Ask|Ash
    Leppä|Al|Alder
    Paju|Vide|Willow
    Kataja|En|Juniper
    Omena|Äppel|Apple
    Kirsikka|Körsbärs|Cherry
    Mustikka|Blåbärs|Bilberry
    Puolukka|Lingon|Lingonberry
    Mansikka|Smultron|Strawberry
    Kanerva|Ljung|Heather
    Vuokko|Sippe|Anemone
    Ruusu|Ros|Rose
    Apila|Klöver|Clover
    Sammal|Moss|Moss
    Jäkälä|Lav|Lichen
    Meri|Havs|Sea
    Aalto|Våg|Wave
    Tuuli|Vind|Wind
    Myrsky|Storm|Storm
    Purje|Segel|Sail
    Ankkuri|Ankar|Anchor
    Luotsi|Lots|Pilot
    Majakka|Fyr|Lighthouse
    Satama|Hamn|Harbour
    Kalastaja|Fiskar|Fisher
    Verkko|Nät|Net
    Köysi|Rep|Rope
    Laiva|Skepps|Ship
    Vene|Båt|Boat
    Merimies|Sjömans|Sailor
    Lokki|Mås|Gull
    Joutsen|Svan|Swan
    Sorsa|And|Mallard
    Kurki|Tran|Crane
    Pääsky|Sval|Swallow
    Kotka|Örn|Eagle
    Pöllö|Uggle|Owl
    Kettu|Räv|Fox
    Ilves|Lo|Lynx
    Karhu|Björn|Bear
    Orava|Ekorr|Squirrel
    Jänis|Har|Hare
    Hirvi|Älg|Elk
    Lumi|Snö|Snow
    Halla|Frost|Frost
    Pakkas|Köld|Chill
    Revontuli|Norrskens|Northern Lights
    Aurinko|Sol|Sun
    Kuu|Mån|Moon
    Tähti|Stjärn|Star
    Aamu|Morgon|Morning
    Ilta|Kvälls|Evening
    Kevät|Vår|Spring
    Kesä|Sommar|Summer
    Syys|Höst|Autumn
    Talvi|Vinter|Winter
    Kallio|Berg|Rock
    Kivi|Sten|Stone
    Hiekka|Sand|Sand
    Savi|Ler|Clay
    Mylly|Kvarn|Mill
    Seppä|Smeds|Smith
    Puuseppä|Snickar|Joiner
    Kutoja|Vävar|Weaver
    Värjäri|Färgar|Dyer
    Nahkuri|Garvar|Tanner
    Leipuri|Bagar|Baker
    Kirjuri|Skrivar|Clerk
    Lukkari|Klockar|Sexton
    Torppari|Torpar|Crofter
    Kauppias|Köpmans|Merchant
    Linna|Slotts|Castle
    Portti|Port|Gate
    Torni|Torn|Tower
    Kello|Klock|Bell
    Silta|Bro|Bridge
    Lähde|Käll|Spring Well
    Puro|Bäck|Brook
    Lampi|Tjärn|Tarn
    Niitty|Ängs|Meadow
    Pelto|Åker|Field
    Lehto|Lund|Grove
    Puisto|Park|Park
    Asema|Stations|Station
    Tehdas|Fabriks|Factory
    Varasto|Magasins|Warehouse
    Posti|Post|Post
    Koulu|Skol|School
    Teatteri|Teater|Theatre
    Kirjasto|Biblioteks|Library
    Runo|Dikt|Poem
    Sävel|Ton|Melody
    Kantele|Kantele|Kantele
    Hopea|Silver|Silver
    Kupari|Koppar|Copper
    Teräs|Stål|Steel
    Meripihka|Bärnstens|Amber`),
  districts: t(`
    Vanhakylä|Gammelbyn|Old Village
    Tervasatama|Tjärhamnen|Tar Harbour
    Lokkiniemi|Måsudden|Gull Point
    Myllymäki|Kvarnbacken|Mill Hill
    Koivulaakso|Björkdalen|Birch Valley
    Kalliolahti|Bergviken|Rock Bay
    Saariranta|Holmstranden|Island Shore
    Peltosaari|Åkerholmen|Field Island
    Tähtitorninkangas|Stjärnheden|Observatory Heath
    Lehtokumpu|Lundkullen|Grove Knoll
    Verkkoranta|Nätstranden|Net Shore
    Havupuisto|Barrparken|Evergreen Park
    Tullipuomi|Tullbommen|Toll Gate
    Kesäniitty|Sommarängen|Summer Meadow`),
  water: {
    sea: { fi: 'Ulappa', sv: 'Fjärden', en: 'The Open Bay' },
    lakes: t('{word}lampi|{word}tjärnen|{word} Pond'),
    island: { fi: '{word}saari', sv: '{word}holmen', en: '{word} Island' },
  },
  parks: t(`
    {word}puisto|{word}parken|{word} Park
    {word}metsä|{word}skogen|{word} Wood`),
  squares: t(`
    {word}tori|{word}torget|{word} Market Square
    {word}aukio|{word}plan|{word} Square`),
  grounds: {
    school: t('{word}koulu|{word}skolan|{word} School'),
    campus: t('{word}yliopisto|{word}universitetet|{word} University'),
    hospital: t('{word}sairaala|{word}sjukhuset|{word} Hospital'),
    cemetery: t('{word}n hautausmaa|{word}begravningsplatsen|{word} Cemetery'),
    sports: t('{word}kenttä|{word}planen|{word} Sports Ground'),
    market: t('Kauppakeskus {word}|Köpcentret {word}|{word} Shopping Centre'),
  },
  stations: {
    main: { fi: 'Päärautatieasema', sv: 'Centralstationen', en: 'Central Station' },
    other: { fi: '{place}, rautatieasema', sv: '{place}, järnvägsstation', en: '{place} Railway Station' },
    metro: { fi: '{place}, metroasema', sv: '{place}, metrostation', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 10 | Kahvila {word} | Café {word} | Café {word}
    amenity=restaurant | 9 | Ravintola {word} | Restaurang {word} | Restaurant {word}
    amenity=fast_food | 4 | {word}grilli | {word}grillen | {word} Grill
    amenity=bar | 3 | {word}baari | {word}baren | {word} Bar
    shop=supermarket | 4 | {word}market | {word}market | {word} Market
    shop=convenience | 5 | {word}kioski | {word}kiosken | {word} Kiosk
    shop=bakery | 5 | Leipomo {word} | Bageri {word} | {word} Bakery
    shop=clothes | 5 | {word}vaate | {word}kläder | {word} Clothes
    shop=florist | 3 | Kukkakauppa {word} | Blomsterhandel {word} | {word} Flowers
    shop=books | 3 | {word}kirjat | {word}böcker | {word} Books
    shop=hairdresser | 5 | Kampaamo {word} | Frisör {word} | {word} Hair
    shop=bicycle | 2 | {word}pyörä | {word}cykel | {word} Bicycles
    shop=electronics | 2 | {word}kone | {word}elektronik | {word} Electronics
    amenity=pharmacy | 4 | {word}apteekki | {word}apoteket | {word} Pharmacy
    amenity=clinic | 2 | {word}klinikka | {word}kliniken | {word} Clinic
    amenity=dentist | 2 | Hammaslääkäri {word} | Tandläkare {word} | {word} Dentist
    amenity=kindergarten | 3 | Päiväkoti {word} | Daghemmet {word} | {word} Day Care
    amenity=bank | 1 | {word}pankki | {word}banken | {word} Bank
    amenity=library | 1 | {word}kirjasto | {word}biblioteket | {word} Library
    amenity=theatre | 1 | {word}teatteri | {word}teatern | {word} Theatre
    tourism=hotel | 3 | Hotelli {word} | Hotell {word} | Hotel {word}
    tourism=museum | 1 | {word}museo | {word}museet | {word} Museum
    amenity=place_of_worship religion=christian | 1 | {word}kirkko | {word}kyrkan | {word} Church
    leisure=fitness_centre | 2 | {word}sali | {word}gymmet | {word} Gym
    office=company | 3 | Toimisto {word} | Kontor {word} | {word} Office`,
  ),
  buildingNames: t('{word}talo|{word}huset|{word} House'),
  numbering: 'sides',
  postcode: { kind: 'district', first: '00', start: 10, digits: 2, last: '0' },
}
