import { romanised } from './latin.ts'
import { ringCity } from './networks.ts'
import { shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['cs', 'en']
const t = (rows: string) => table(languages, rows)
/** English speakers use the local names of streets. */
const own = (names: string) => romanised('cs', names, { en: (name) => name })

export const czechia: Vocabulary = {
  country: 'CZ',
  centre: { latitude: 50.0755, longitude: 14.4378 },
  seed: '1',
  language: 'cs',
  script: 'Latin',
  drivesOn: 'right',
  city: { cs: 'Praha', en: 'Prague' },
  terrain: {
    river: { heading: 355, away: -950, width: 180, meander: 520, island: true },
    canals: 0,
    lakes: 1,
  },
  network: { ...ringCity, gridded: 0.35, winding: 0.4, motorway: 120 },
  buildings: { core: 'perimeter', inner: 'perimeter', outer: 'slabs' },
  streets: {
    motorway: t('Východní spojka|Eastern Link'),
    ring: own('Okružní {word}'),
    avenue: own('{word} třída, Velká {word}'),
    shore: own('{word.n} nábřeží').map((name) => ({ ...name, en: '{word.n} nábřeží' })),
    collector: own('{word}, Hlavní {word}'),
    street: own('{word}, Stará {word}, Nová {word}, Horní {word}, Dolní {word}, Dlouhá {word}'),
    lane: own('Malá {word}, Krátká {word}, {word} ulička, Zadní {word}'),
    path: own('{word} stezka'),
  },
  // Streets are feminine, parks masculine, squares neuter.
  words: romanised(
    'cs',
    `Kaštanová, Lipová, Dubová, Březová, Javorová, Jasanová, Topolová, Vrbová, Borová, Jedlová, Smrková, Modřínová,
    Akátová, Šeříková, Růžová, Liliová, Fialková, Karafiátová, Maková, Heřmánková, Levandulová, Višňová, Třešňová,
    Švestková, Hrušková, Jabloňová, Ořechová, Lísková, Malinová, Hroznová, Mlýnská, Kovářská, Hrnčířská, Tkalcovská,
    Truhlářská, Krejčovská, Pekařská, Rybářská, Přístavní, Říční, Ostrovní, Studniční, Jezerní, Potoční, Zahradní,
    Polní, Luční, Lesní, Údolní, Kamenná, Písečná, Zlatá, Stříbrná, Měděná, Jantarová, Sklářská, Hvězdná, Měsíční,
    Slunečná, Jitřní, Večerní, Jarní, Letní, Podzimní, Zimní, Sněžná, Větrná, Duhová, Holubí, Slavičí, Sokolí,
    Labutí, Čapí, Jelení, Liščí, Včelařská, Školní, Divadelní, Knihařská, Hudební, Hodinářská, Zvonařská, Věžní,
    Hradební, Tržní`,
    {
      en: (word) => word,
      'cs.m': (word) => word.replace(/á$/u, 'ý'),
      'cs.n': (word) => word.replace(/á$/u, 'é'),
      'en.m': (word) => word.replace(/á$/u, 'ý'),
      'en.n': (word) => word.replace(/á$/u, 'é'),
    },
  ),
  districts: t(`
    Staré Předměstí|Old Suburb
    Mlýnský Ostrov|Mill Island
    Na Vinici|Na Vinici
    Podhradí|Podhradí
    Hrnčířka|Hrnčířka
    Nové Lipany|Nové Lipany
    Rybníky|Fishponds
    Slunečný Vrch|Sunny Hill
    Cihelna|Brickworks
    Za Branou|Za Branou
    Javořice|Javořice
    Labutín|Labutín
    Kamenec|Kamenec
    Dolní Luka|Lower Meadows`),
  water: {
    river: { cs: 'Vodava', en: 'Vodava' },
    lakes: t('{word.m} rybník|{word.m} Pond'),
    island: { cs: '{word.m} ostrov', en: '{word.m} ostrov' },
  },
  parks: t(`
    {word.m} park|{word.m} Park
    {word} zahrada|{word} Garden
    {word.n} sady|{word.n} Orchards`),
  squares: t(`
    {word.n} náměstí|{word.n} náměstí
    {word.m} plácek|{word.m} plácek`),
  grounds: {
    school: t(`
      ZŠ {word}|{word} Primary School
      Střední škola {word}|{word} Secondary School`),
    campus: t('{word} univerzita|{word} University'),
    hospital: t('Nemocnice {word}|{word} Hospital'),
    cemetery: t('{word.m} hřbitov|{word} Cemetery'),
    sports: t('{word.m} stadion|{word} Stadium'),
    market: t('{word} galerie|{word} Shopping Centre'),
  },
  stations: {
    main: { cs: 'Hlavní nádraží', en: 'Central Station' },
    other: { cs: 'Nádraží {place}', en: '{place} Station' },
    metro: { cs: 'Metro {place}', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 9 | Kavárna {word} | {word} Café
    amenity=restaurant | 7 | Restaurace {word} | {word} Restaurant
    amenity=pub | 6 | Hospoda {word} | {word} Pub
    amenity=fast_food | 5 | Jídelna {word} | {word} Canteen
    amenity=bar | 3 | Vinárna {word} | {word} Wine Bar
    shop=supermarket | 4 | Samoobsluha {word} | {word} Supermarket
    shop=convenience | 6 | Večerka {word} | {word} Corner Shop
    shop=bakery | 6 | Pekárna {word} | {word} Bakery
    shop=pastry | 4 | Cukrárna {word} | {word} Patisserie
    shop=clothes | 4 | Móda {word} | {word} Clothes
    shop=florist | 3 | Květinka {word} | {word} Flowers
    shop=books | 3 | Knihy {word} | {word} Books
    shop=chemist | 3 | Drogerie {word} | {word} Chemist
    shop=hairdresser | 4 | Holírna {word} | {word} Hair
    amenity=pharmacy | 5 | Lékárna {word} | {word} Pharmacy
    amenity=clinic | 2 | Poliklinika {word} | {word} Clinic
    amenity=dentist | 2 | Zubní ordinace {word} | {word} Dental Practice
    amenity=kindergarten | 3 | Školka {word} | {word} Nursery
    amenity=bank | 2 | Spořitelna {word} | {word} Savings Bank
    amenity=post_office | 1 | Pošta {place} | {place} Post Office
    amenity=library | 1 | Knihovna {word} | {word} Library
    tourism=hotel | 3 | Hotel {word} | Hotel {word}
    amenity=place_of_worship religion=christian | 1 | {word} kaple | {word} Chapel
    office=company | 3 | Kancelář {word} | {word} Office`,
  ),
  buildingNames: t('{word.m} dům|{word} House'),
  numbering: 'registered',
  postcode: { kind: 'district', first: '1', start: 10, digits: 2, last: ' 00' },
}
