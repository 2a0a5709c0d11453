import { romanised, serbianInLatin } from './latin.ts'
import { ringCity } from './networks.ts'
import { table, type Vocabulary, type Translations } from './vocabulary.ts'

const latin = serbianInLatin
/** Serbian names in both alphabets; English speakers read the Latin one. */
const own = (names: string) => romanised('sr', names, { 'sr-Latn': latin, en: latin })
const t = (rows: string): Translations[] =>
  table(['sr', 'en'], rows).map((name) => ({ ...name, 'sr-Latn': latin(name['sr'] ?? '') }))

const masculine = (word: string) => word.replace(/а$/u, /(?:ов|ев|ин)а$/u.test(word) ? '' : 'и')
const neuter = (word: string) => word.replace(/а$/u, /[њљјчшж]а$/u.test(word) ? 'е' : 'о')

export const serbia: Vocabulary = {
  country: 'RS',
  centre: { latitude: 44.7866, longitude: 20.4489 },
  seed: '1',
  language: 'sr',
  script: 'Cyrillic',
  drivesOn: 'right',
  city: { sr: 'Београд', 'sr-Latn': 'Beograd', en: 'Belgrade' },
  terrain: {
    river: { heading: 25, away: -1050, width: 330, meander: 420, island: true },
    canals: 0,
    lakes: 1,
  },
  network: { ...ringCity, gridded: 0.5, winding: 0.4, motorway: 100 },
  buildings: { core: 'perimeter', inner: 'perimeter', outer: 'houses' },
  streets: {
    motorway: t('Северна обилазница|Northern Bypass'),
    ring: own('Кружна {word}'),
    avenue: own('Булевар {word.m}, Велика {word}'),
    shore: own('{word} обала, {word.m} кеј'),
    collector: own('{word}, Главна {word}'),
    street: own('{word}, Стара {word}, Нова {word}, Горња {word}, Доња {word}, Дуга {word}'),
    lane: own('Мала {word}, Кратка {word}, Тиха {word}, {word.m} пролаз'),
    path: own('{word} стаза'),
  },
  // Streets are feminine, parks masculine, squares and lakes neuter.
  words: romanised(
    'sr',
    `Кестенова, Липова, Храстова, Брезова, Јаворова, Јасенова, Тополова, Врбова, Борова, Јелова, Багремова,
    Јоргованска, Ружина, Љиљанова, Каранфилска, Макова, Невенова, Босиљкова, Лавандова, Вишњева, Трешњева, Шљивова,
    Крушкова, Јабукова, Дудова, Орахова, Лешникова, Малинова, Виноградска, Млинска, Ковачка, Грнчарска, Ткачка,
    Столарска, Кројачка, Пекарска, Рибарска, Лађарска, Пристанишна, Поморска, Речна, Мостовска, Острвска, Изворска,
    Бунарска, Језерска, Поточна, Баштенска, Пољска, Ливадска, Шумска, Брежна, Долинска, Камена, Пешчана, Златна,
    Сребрна, Бакарна, Ћилибарска, Стаклена, Звездана, Месечева, Сунчана, Јутарња, Вечерња, Пролећна, Летња, Јесења,
    Зимска, Снежна, Ветровита, Дугина, Голубова, Ластина, Славујева, Соколска, Лабудова, Родина, Јеленска, Лисичја,
    Свитачка, Школска, Позоришна, Књижарска, Музичка, Часовничарска, Звонарска, Тврђавска, Пијачна`,
    {
      'sr-Latn': latin,
      en: latin,
      'sr.m': masculine,
      'sr-Latn.m': (word) => latin(masculine(word)),
      'en.m': (word) => latin(masculine(word)),
      'sr.n': neuter,
      'sr-Latn.n': (word) => latin(neuter(word)),
      'en.n': (word) => latin(neuter(word)),
    },
  ),
  districts: own(`
    Стара варош, Млинско острво, Виногради, Подтврђе, Грнчарија, Ново Липље, Рибњаци, Сунчани брег, Циглана,
    Код Капије, Јаворац, Лабудово, Каменац, Доње Ливаде`),
  water: {
    river: { sr: 'Велика река', 'sr-Latn': 'Velika reka', en: 'Great River' },
    lakes: own('{word.n} језеро'),
    island: own('{word} ада')[0] ?? {},
  },
  parks: own('{word.m} парк, {word} башта, {word} шума'),
  squares: own('{word.m} трг'),
  grounds: {
    school: t(`
      Основна школа {word}|{word} Primary School
      {word} гимназија|{word} Grammar School`),
    campus: t('{word} академија|{word} Academy'),
    hospital: t('{word} болница|{word} Hospital'),
    cemetery: t('{word.n} гробље|{word.n} Cemetery'),
    sports: t('{word.m} стадион|{word.m} Stadium'),
    market: t('{word.m} тржни центар|{word.m} Shopping Centre'),
  },
  stations: {
    main: { sr: 'Главна станица', 'sr-Latn': 'Glavna stanica', en: 'Central Station' },
    other: t('Станица {place}|{place} Station')[0] ?? {},
  },
  pois: Object.entries({
    'amenity=cafe': 'Кафана {word}|{word} Café',
    'amenity=restaurant': 'Гостионица {word}|{word} Restaurant',
    'amenity=fast_food': 'Ћевабџиница {word}|{word} Grill',
    'amenity=bar': 'Пивница {word}|{word} Beer Bar',
    'shop=supermarket': 'Самопослуга {word}|{word} Supermarket',
    'shop=convenience': 'Продавница {word}|{word} Corner Shop',
    'shop=bakery': 'Пекара {word}|{word} Bakery',
    'shop=pastry': 'Посластичарница {word}|{word} Patisserie',
    'shop=clothes': 'Гардероба {word}|{word} Clothes',
    'shop=florist': 'Цвећара {word}|{word} Flowers',
    'shop=books': 'Књижара {word}|{word} Books',
    'shop=butcher': 'Месара {word}|{word} Butcher',
    'shop=hairdresser': 'Берберница {word}|{word} Hair',
    'amenity=pharmacy': 'Апотека {word}|{word} Pharmacy',
    'amenity=clinic': 'Поликлиника {word}|{word} Clinic',
    'amenity=kindergarten': 'Играоница {word}|{word} Nursery',
    'amenity=bank': 'Штедионица {word}|{word} Savings Bank',
    'amenity=post_office': 'Пошта {place}|{place} Post Office',
    'amenity=library': 'Библиотека {word}|{word} Library',
    'tourism=hotel': 'Вила {word}|{word} Villa Hotel',
    'office=company': 'Канцеларија {word}|{word} Office',
  }).map(([tag, names]) => ({ tag, weight: tag.startsWith('shop') ? 4 : 3, names: t(names) })),
  buildingNames: own('{word} палата'),
  numbering: 'sides',
  postcode: { kind: 'district', first: '11', start: 0, digits: 2, last: '0' },
}
