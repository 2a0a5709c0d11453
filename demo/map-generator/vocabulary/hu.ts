import { alike, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['hu', 'en']
const t = (rows: string) => table(languages, rows)

export const hungary: Vocabulary = {
  country: 'HU',
  centre: { latitude: 47.4979, longitude: 19.0402 },
  seed: '1',
  language: 'hu',
  script: 'Latin',
  drivesOn: 'right',
  city: { hu: 'Budapest', en: 'Budapest' },
  terrain: {
    river: { heading: 8, away: -620, width: 300, meander: 420, island: true },
    canals: 0,
    lakes: 3,
  },
  network: {
    rings: [720, 1650],
    avenues: 8,
    gridded: 0.45,
    winding: 0.22,
    block: 98,
    motorway: 100,
    roundabouts: 3,
    tram: true,
    speeds: { motorway: 110, avenue: 50, street: 30 },
  },
  buildings: { core: 'perimeter', inner: 'perimeter', outer: 'houses' },
  streets: {
    motorway: t('Keleti elkerülő|Eastern Bypass'),
    ring: t('{word} körút|{word} Boulevard'),
    avenue: t(`
      {word} út|{word} Road
      {word} fasor|{word} Avenue`),
    shore: t(`
      {word} rakpart|{word} Embankment
      {word} sétány|{word} Promenade`),
    collector: t(`
      {word} út|{word} Road
      {word} utca|{word} Street
      {word} utca|{word} Street`),
    street: t(`
      {word} utca|{word} Street
      {word} utca|{word} Street
      {word} utca|{word} Street
      Kis {word} utca|Kis {word} Street
      Felső {word} utca|Felső {word} Street
      {word} sor|{word} Row`),
    lane: t(`
      {word} köz|{word} Passage
      {word} utca|{word} Street
      Alsó {word} utca|Alsó {word} Street
      {word} udvar|{word} Yard
      {word} lépcső|{word} Steps`),
    path: t('{word} sétány|{word} Walk'),
  },
  words: alike(
    languages,
    `Hárs, Tölgyfa, Rózsa, Malom, Kőfaragó, Akác, Gesztenye, Platán, Diófa, Mandula, Szegfű, Liliom, Ibolya, Orgona,
    Jázmin, Pipacs, Nefelejcs, Borostyán, Nyírfa, Fenyő, Cseresznye, Meggyfa, Szilvafa, Körtefa, Almáskert, Szőlő,
    Venyige, Présház, Kádár, Kovács, Takács, Molnár, Fazekas, Üveges, Ötvös, Halász, Révész, Hajós, Vadász, Pásztor,
    Postás, Lakatos, Asztalos, Szabó, Cipész, Pék, Harang, Torony, Kapu, Bástya, Vár, Híd, Kikötő, Sziget, Forrás,
    Kút, Patak, Tó, Gát, Homok, Kavics, Szikla, Domb, Hegyalja, Völgy, Rét, Mező, Liget, Berek, Napfény, Hajnal,
    Alkony, Csillag, Hold, Szivárvány, Zápor, Szellő, Hópehely, Fecske, Gólya, Rigó, Pacsirta, Fülemüle, Galamb,
    Sólyom, Daru, Őzike, Szarvas, Róka, Mókus, Bognár, Mérleg, Óra, Tükör, Gyöngy, Korall, Smaragd, Ezüst, Arany,
    Harmat Anna, Révay Lajos, Szirmai Ilona, Kelemen Pál, Dobos Mária, Varga Endre, Halmos Júlia, Török Vilmos,
    Bárány Zsófia, Sipos Gergely, Lantos Márta, Fehér Ödön, Zöldi Klára, Madas Béla, Béke, Szabadkert, Vásártér,
    Iskola, Színház, Könyvtár, Fonoda, Téglás, Mészáros, Sóház, Vámház, Nyomda, Gőzmalom, Jégverem, Serfőző`,
  ),
  districts: t(`
    Óváros|Old Town
    Malomliget|Mill Grove
    Hídfő|Bridgehead
    Rózsakert|Rose Garden
    Szőlőhegy|Vineyard Hill
    Révpart|Ferry Bank
    Téglagyár|Brickworks
    Nádas|Reedfield
    Kőbástya|Stone Bastion
    Újtelep|New Colony
    Gesztenyés|Chestnuts
    Homokdomb|Sand Hill
    Vásárváros|Market Town
    Fenyves|Pinewood`),
  water: {
    river: { hu: 'Nagy-folyó', en: 'Great River' },
    lakes: t('{word}-tó|{word} Lake'),
    island: { hu: '{word}-sziget', en: '{word} Island' },
  },
  parks: t(`
    {word} park|{word} Park
    {word} liget|{word} Gardens
    {word} kert|{word} Garden`),
  squares: t('{word} tér|{word} Square'),
  grounds: {
    school: t(`
      {word} Általános Iskola|{word} Primary School
      {word} Gimnázium|{word} Grammar School`),
    campus: t('{word} Egyetem|{word} University'),
    hospital: t('{word} Kórház|{word} Hospital'),
    cemetery: t('{word} temető|{word} Cemetery'),
    sports: t('{word} Sporttelep|{word} Sports Ground'),
    market: t('{word} Bevásárlóközpont|{word} Shopping Centre'),
  },
  stations: {
    main: { hu: 'Központi pályaudvar', en: 'Central Station' },
    other: { hu: '{place} vasútállomás', en: '{place} Railway Station' },
    metro: { hu: '{place} metróállomás', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 10 | {word} Kávézó | {word} Café
    amenity=cafe | 4 | {word} Cukrászda | {word} Patisserie
    amenity=restaurant | 8 | {word} Étterem | {word} Restaurant
    amenity=restaurant | 4 | {word} Vendéglő | {word} Inn
    amenity=fast_food | 5 | {word} Lángosos | {word} Lángos
    amenity=bar | 4 | {word} Söröző | {word} Beer House
    shop=supermarket | 4 | {word} Élelmiszer | {word} Supermarket
    shop=convenience | 6 | {word} Kisbolt | {word} Corner Shop
    shop=bakery | 6 | {word} Pékség | {word} Bakery
    shop=clothes | 6 | {word} Ruhabolt | {word} Clothes
    shop=florist | 3 | {word} Virágbolt | {word} Flowers
    shop=books | 3 | {word} Könyvesbolt | {word} Books
    shop=hairdresser | 4 | {word} Fodrászat | {word} Hairdresser
    shop=electronics | 2 | {word} Műszaki | {word} Electronics
    shop=butcher | 2 | {word} Hentes | {word} Butcher
    amenity=pharmacy | 4 | {word} Gyógyszertár | {word} Pharmacy
    amenity=clinic | 2 | {word} Rendelő | {word} Clinic
    amenity=dentist | 2 | {word} Fogászat | {word} Dental Practice
    amenity=kindergarten | 2 | {word} Óvoda | {word} Kindergarten
    amenity=bank | 2 | {word} Takarékpénztár | {word} Savings Bank
    amenity=post_office | 1 | {place} Posta | {place} Post Office
    amenity=library | 1 | {word} Könyvtár | {word} Library
    amenity=theatre | 1 | {word} Színház | {word} Theatre
    tourism=hotel | 3 | {word} Szálló | Hotel {word}
    tourism=museum | 1 | {word} Múzeum | {word} Museum
    amenity=place_of_worship religion=christian | 1 | {word} templom | {word} Church
    office=company | 3 | {word} Iroda | {word} Office`,
  ),
  buildingNames: t('{word} ház|{word} House'),
  numbering: 'sides',
  postcode: { kind: 'district', first: '1', start: 1, digits: 2, last: '2' },
}
