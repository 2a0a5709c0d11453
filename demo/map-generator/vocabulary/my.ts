import { gridCity } from './networks.ts'
import { straitsWords } from './straits.ts'
import { shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['ms', 'zh', 'en']
const t = (rows: string) => table(languages, rows)

export const malaysia: Vocabulary = {
  country: 'MY',
  centre: { latitude: 3.139, longitude: 101.6869 },
  seed: '1',
  language: 'ms',
  script: 'Latin',
  drivesOn: 'left',
  city: { ms: 'Kuala Lumpur', zh: '吉隆坡', en: 'Kuala Lumpur', ta: 'கோலாலம்பூர்' },
  terrain: {
    river: { heading: 15, away: 350, width: 44, meander: 600, island: false },
    canals: 0,
    lakes: 3,
  },
  network: { ...gridCity, gridded: 0.35, winding: 0.65, motorway: 130, roundabouts: 4 },
  buildings: { core: 'rows', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('Lebuhraya Lembah Hijau|绿谷大道|Lembah Hijau Expressway'),
    ring: t('Jalan Lingkaran {word}|{word}环路|{word} Ring Road'),
    avenue: t(`
      Jalan {word}|{word}路|Jalan {word}
      Lebuhraya {word}|{word}大道|Lebuhraya {word}`),
    shore: t('Persiaran Sungai {word}|{word}河滨道|Persiaran Sungai {word}'),
    collector: t(`
      Jalan {word}|{word}路|Jalan {word}
      Persiaran {word}|{word}道|Persiaran {word}`),
    street: t(`
      Jalan {street} {number}|{street}路{number}|Jalan {street} {number}
      Jalan {word}|{word}路|Jalan {word}
      Lebuh {word}|{word}街|Lebuh {word}
      Lengkok {word}|{word}弯|Lengkok {word}`),
    lane: t(`
      Lorong {street} {number}|{street}巷{number}|Lorong {street} {number}
      Lorong {word}|{word}巷|Lorong {word}
      Laluan {word}|{word}径|Laluan {word}
      Solok {word}|{word}坊|Solok {word}`),
    path: t('Laluan Pejalan {word}|{word}步道|{word} Walk'),
  },
  // English speakers call the streets by their Malay names.
  words: straitsWords.map(({ zh = '', ms = '' }) => ({ ms, zh, en: ms })),
  districts: t(`
    Pekan Lama|旧镇|Old Town
    Kampung Pelita|甘榜油灯|Kampung Pelita
    Taman Bayu|微风花园|Taman Bayu
    Bukit Serai|香茅山|Bukit Serai
    Desa Meranti|柳安村|Desa Meranti
    Bandar Kenari|金丝雀镇|Bandar Kenari
    Seri Purnama|满月苑|Seri Purnama
    Lembah Fajar|黎明谷|Lembah Fajar
    Pasar Tembaga|铜市|Pasar Tembaga
    Taman Teratai|莲花园|Taman Teratai
    Bukit Gaharu|沉香山|Bukit Gaharu
    Sungai Udang|虾河|Sungai Udang
    Damai Kasturi|麝香安居|Damai Kasturi
    Ampang Rambai|蓝拜安邦|Ampang Rambai`),
  water: {
    river: { ms: 'Sungai Lumpur', zh: '泥河', en: 'Lumpur River' },
    lakes: t('Tasik {word}|{word}湖|{word} Lake'),
    island: { ms: 'Pulau {word}', zh: '{word}岛', en: 'Pulau {word}' },
  },
  parks: t(`
    Taman Awam {word}|{word}公园|{word} Park
    Padang {word}|{word}草场|{word} Field`),
  squares: t('Dataran {word}|{word}广场|{word} Square'),
  grounds: {
    school: t(`
      Sekolah Kebangsaan {word}|{word}国小|{word} National School
      SMK {word}|{word}国中|SMK {word}`),
    campus: t('Universiti {word}|{word}大学|{word} University'),
    hospital: t('Hospital {word}|{word}医院|{word} Hospital'),
    cemetery: t('Perkuburan {word}|{word}坟场|{word} Cemetery'),
    sports: t('Kompleks Sukan {word}|{word}体育馆|{word} Sports Complex'),
    market: t('Pusat Beli-belah {word}|{word}购物中心|{word} Mall'),
  },
  stations: {
    main: { ms: 'Stesen Pusat', zh: '中央车站', en: 'Central Station' },
    other: { ms: 'Stesen {place}', zh: '{place}车站', en: '{place} Station' },
    metro: { ms: 'Stesen MRT {place}', zh: '{place}捷运站', en: '{place} MRT Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 7 | Kopitiam {word} | {word}咖啡店 | {word} Kopitiam
    amenity=restaurant | 8 | Restoran {word} | {word}餐馆 | {word} Restaurant
    amenity=restaurant | 5 | Warung {word} | {word}小食 | {word} Stall
    amenity=fast_food | 5 | Nasi Lemak {word} | {word}椰浆饭 | {word} Nasi Lemak
    amenity=food_court | 2 | Medan Selera {word} | {word}美食中心 | {word} Food Court
    shop=supermarket | 4 | Pasar Raya {word} | {word}超市 | {word} Supermarket
    shop=convenience | 7 | Kedai Runcit {word} | {word}杂货店 | {word} Mini Market
    shop=bakery | 5 | Kedai Roti {word} | {word}面包店 | {word} Bakery
    shop=clothes | 5 | Butik {word} | {word}服装店 | {word} Boutique
    shop=fabric | 2 | Kain {word} | {word}布庄 | {word} Textiles
    shop=florist | 3 | Kedai Bunga {word} | {word}花店 | {word} Florist
    shop=electronics | 3 | Elektrik {word} | {word}电器 | {word} Electrical
    shop=hairdresser | 4 | Salun {word} | {word}发廊 | {word} Salon
    shop=motorcycle | 2 | Motor {word} | {word}摩托 | {word} Motor
    shop=books | 2 | Kedai Buku {word} | {word}书局 | {word} Books
    amenity=pharmacy | 4 | Farmasi {word} | {word}药房 | {word} Pharmacy
    amenity=clinic | 4 | Klinik {word} | {word}诊所 | {word} Clinic
    amenity=kindergarten | 3 | Tadika {word} | {word}幼儿园 | {word} Kindergarten
    amenity=bank | 2 | Bank {word} | {word}银行 | {word} Bank
    amenity=post_office | 1 | Pejabat Pos {place} | {place}邮局 | {place} Post Office
    tourism=hotel | 3 | Hotel {word} | {word}酒店 | {word} Hotel
    amenity=place_of_worship religion=muslim | 2 | Masjid {word} | {word}回教堂 | {word} Mosque
    amenity=place_of_worship religion=buddhist | 1 | Tokong {word} | {word}庙 | {word} Temple
    office=company | 3 | Syarikat {word} | {word}公司 | {word} Company`,
  ),
  buildingNames: t('Menara {word}|{word}大厦|{word} Tower'),
  numbering: 'sides',
  postcode: { kind: 'district', first: '50', start: 10, digits: 2, last: '0' },
}
