import { romanised } from './latin.ts'
import { ringCity } from './networks.ts'
import { shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['pl', 'en']
const t = (rows: string) => table(languages, rows)
/** English speakers use the local names of streets. */
const own = (names: string) => romanised('pl', names, { en: (name) => name })

const masculine = (word: string) =>
  word.replace(/(?<soft>[kgl]a|ia|a)$/u, (end) => (end === 'ia' ? 'i' : end === 'a' ? 'y' : `${end[0]}i`))
const neuter = (word: string) => word.replace(/a$/u, /[kg]a$/u.test(word) ? 'ie' : 'e')

export const poland: Vocabulary = {
  country: 'PL',
  centre: { latitude: 52.2297, longitude: 21.0122 },
  seed: '1',
  language: 'pl',
  script: 'Latin',
  drivesOn: 'right',
  city: { pl: 'Warszawa', en: 'Warsaw' },
  terrain: {
    river: { heading: 330, away: 1050, width: 330, meander: 380, island: false },
    canals: 1,
    lakes: 2,
  },
  network: { ...ringCity, gridded: 0.7, winding: 0.2, block: 104, motorway: 250 },
  buildings: { core: 'perimeter', inner: 'slabs', outer: 'houses' },
  streets: {
    motorway: t('Trasa Północna|Northern Route'),
    ring: own('Obwodnica {word}'),
    avenue: own('Aleja {word}, Wielka {word}'),
    shore: t('{word.n} Wybrzeże|{word.n} Wybrzeże'),
    collector: own('{word}, Główna {word}'),
    street: own('{word}, Stara {word}, Nowa {word}, Górna {word}, Dolna {word}, Długa {word}'),
    lane: own('Mała {word}, Krótka {word}, Cicha {word}, Boczna {word}'),
    path: own('Ścieżka {word}'),
  },
  // Streets are feminine, parks masculine, estates neuter.
  words: romanised(
    'pl',
    `Kasztanowa, Lipowa, Dębowa, Brzozowa, Klonowa, Jesionowa, Topolowa, Wierzbowa, Sosnowa, Jodłowa, Świerkowa,
    Modrzewiowa, Akacjowa, Bzowa, Różana, Liliowa, Fiołkowa, Goździkowa, Makowa, Rumiankowa, Lawendowa, Wiśniowa,
    Czereśniowa, Śliwkowa, Gruszowa, Jabłoniowa, Orzechowa, Leszczynowa, Malinowa, Winogronowa, Młyńska, Kowalska,
    Garncarska, Tkacka, Stolarska, Krawiecka, Piekarska, Rybacka, Flisacka, Portowa, Rzeczna, Mostowa, Wyspiarska,
    Źródlana, Studzienna, Jeziorna, Potokowa, Ogrodowa, Polna, Łąkowa, Leśna, Górska, Kamienna, Piaskowa, Złota,
    Srebrna, Miedziana, Bursztynowa, Szklana, Gwiaździsta, Księżycowa, Słoneczna, Poranna, Wieczorna, Wiosenna,
    Letnia, Jesienna, Zimowa, Śnieżna, Wietrzna, Tęczowa, Gołębia, Jaskółcza, Słowicza, Sokola, Łabędzia, Bociania,
    Jelenia, Lisia, Pszczela, Szkolna, Teatralna, Muzyczna, Zegarowa, Dzwonowa, Wieżowa, Basztowa, Targowa`,
    { en: (word) => word, 'pl.m': masculine, 'en.m': masculine, 'pl.n': neuter, 'en.n': neuter },
  ),
  districts: t(`
    Stare Podgrodzie|Old Castle Suburb
    Młynów Górny|Upper Młynów
    Nadrzecze|Riverside
    Lipowiec|Lipowiec
    Cegielnia|Brickworks
    Nowe Sady|New Orchards
    Garncarnia|Potteries
    Słoneczne Wzgórze|Sunny Hill
    Bociany|Bociany
    Za Bramą|Za Bramą
    Olszanka|Olszanka
    Bursztynowo|Bursztynowo
    Kamionka Mała|Little Kamionka
    Zielone Łąki|Green Meadows`),
  water: {
    river: { pl: 'Wielka Rzeka', en: 'Great River' },
    lakes: t('{word.n} Jezioro|{word.n} Lake'),
    island: { pl: '{word} Kępa', en: '{word} Kępa' },
    canal: { pl: 'Kanał {word.m}', en: '{word.m} Canal' },
  },
  parks: t(`
    Park {word.m}|{word.m} Park
    Ogród {word.m}|{word.m} Garden
    {word} Polana|{word} Glade`),
  squares: t(`
    Plac {word.m}|Plac {word.m}
    Rynek {word.m}|Rynek {word.m}`),
  grounds: {
    school: t(`
      Szkoła Podstawowa {word}|{word} Primary School
      {word.n} Liceum|{word.n} Secondary School`),
    campus: t('Politechnika {word}|{word} University of Technology'),
    hospital: t('Szpital {word.m}|{word.m} Hospital'),
    cemetery: t('Cmentarz {word.m}|{word.m} Cemetery'),
    sports: t('Stadion {word.m}|{word.m} Stadium'),
    market: t('Galeria {word}|{word} Shopping Centre'),
  },
  stations: {
    main: { pl: 'Dworzec Główny', en: 'Central Station' },
    other: { pl: 'Stacja {place}', en: '{place} Station' },
    metro: { pl: 'Metro {place}', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 9 | Kawiarnia {word} | {word} Café
    amenity=restaurant | 8 | Restauracja {word} | {word} Restaurant
    amenity=fast_food | 5 | Pierogarnia {word} | {word} Pierogi
    amenity=fast_food | 4 | Zapiekanka {word} | {word} Snacks
    amenity=bar | 3 | Piwiarnia {word} | {word} Beer Bar
    shop=supermarket | 4 | Delikatesy {word} | {word} Supermarket
    shop=convenience | 6 | Spożywczy {word.m} | {word} Corner Shop
    shop=bakery | 7 | Piekarnia {word} | {word} Bakery
    shop=pastry | 4 | Cukiernia {word} | {word} Patisserie
    shop=clothes | 4 | Odzież {word} | {word} Clothes
    shop=florist | 3 | Kwiaciarnia {word} | {word} Flowers
    shop=books | 3 | Księgarnia {word} | {word} Books
    shop=chemist | 3 | Drogeria {word} | {word} Chemist
    shop=hairdresser | 4 | Fryzjernia {word} | {word} Hair
    amenity=pharmacy | 5 | Apteka {word} | {word} Pharmacy
    amenity=clinic | 3 | Przychodnia {word} | {word} Clinic
    amenity=kindergarten | 3 | Przedszkole {word.n} | {word} Nursery
    amenity=bank | 2 | Kasa {word} | {word} Savings Bank
    amenity=post_office | 1 | Poczta {place} | {place} Post Office
    amenity=library | 1 | Biblioteka {word} | {word} Library
    tourism=hotel | 3 | Hotel {word.m} | Hotel {word.m}
    amenity=place_of_worship religion=christian | 1 | Kaplica {word} | {word} Chapel
    office=company | 3 | Kancelaria {word} | {word} Office`,
  ),
  buildingNames: t('Kamienica {word}|{word} House'),
  numbering: 'sides',
  postcode: { kind: 'district', first: '00-', start: 101, digits: 3, last: '' },
}
