import { chineseWords } from './chinese.ts'
import { hillCity } from './networks.ts'
import { shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['zh', 'en']
const t = (rows: string) => table(languages, rows)

/** Named buildings on numbered plots, no postcodes. */
export const hongKong: Vocabulary = {
  country: 'HK',
  centre: { latitude: 22.3193, longitude: 114.1694 },
  seed: '1',
  language: 'zh',
  script: 'Han',
  drivesOn: 'left',
  city: { zh: '香港', en: 'Hong Kong' },
  terrain: {
    sea: { towards: 230, away: 1200, ragged: 380, wavelength: 1900, islands: true },
    canals: 0,
    lakes: 1,
  },
  network: { ...hillCity, gridded: 0.7, winding: 0.35, block: 92, motorway: 20, roundabouts: 2 },
  buildings: { core: 'towers', inner: 'rows', outer: 'slabs' },
  streets: {
    motorway: t('北環公路|North Circular Highway'),
    ring: t('{word}環道|{word} Circuit'),
    avenue: t(`
      {word}道|{word} Road
      {word}大道|{word} Boulevard
      {word}道東|{word} Road East`),
    shore: t(`
      {word}海傍道|{word} Praya
      {word}濱道|{word} Waterfront Road`),
    collector: t(`
      {word}道|{word} Road
      {word}道西|{word} Road West`),
    street: t(`
      {word}街|{word} Street
      {word}東街|{word} Street East
      {word}西街|{word} Street West
      上{word}街|Upper {word} Street
      下{word}街|Lower {word} Street`),
    lane: t(`
      {word}里|{word} Lane
      {word}徑|{word} Path
      {word}坊|{word} Terrace
      {word}圍|{word} Close`),
    path: t('{word}徑|{word} Walk'),
  },
  words: chineseWords('cantonese'),
  districts: t(`
    舊城門|Old Gate
    木棉灣|Muk Min Wan
    石塘口|Shek Tong Hau
    燕子環|Yin Tsz Wan
    茶園山|Cha Yuen Shan
    銀灘角|Ngan Tan Kok
    白鷺洲|Pak Lo Chau
    晴雲台|Ching Wan Toi
    九曲涌|Kau Kuk Chung
    漁光埗|Yue Kwong Po
    柚樹頭|Yau Shue Tau
    荔枝嶺|Lai Chi Leng
    上稻圍|Sheung To Wai
    鯉魚坪|Lei Yue Ping`),
  water: {
    sea: { zh: '南港', en: 'South Harbour' },
    lakes: t('{word}水塘|{word} Reservoir'),
    island: { zh: '{word}洲', en: '{word} Chau' },
  },
  parks: t(`
    {word}公園|{word} Park
    {word}花園|{word} Garden`),
  squares: t('{word}廣場|{word} Square'),
  grounds: {
    school: t(`
      {word}小學|{word} Primary School
      {word}中學|{word} Secondary School`),
    campus: t('{word}大學|{word} University'),
    hospital: t('{word}醫院|{word} Hospital'),
    cemetery: t('{word}墳場|{word} Cemetery'),
    sports: t('{word}運動場|{word} Sports Ground'),
    market: t('{word}商場|{word} Plaza'),
  },
  stations: {
    main: { zh: '中央車站', en: 'Central Station' },
    other: { zh: '{place}車站', en: '{place} Station' },
    metro: { zh: '{place}港鐵站', en: '{place} Underground Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 8 | {word}冰室 | {word} Cafe
    amenity=restaurant | 9 | {word}茶餐廳 | {word} Restaurant
    amenity=restaurant | 4 | {word}酒家 | {word} Seafood Restaurant
    amenity=fast_food | 5 | {word}粉麵 | {word} Noodles
    amenity=fast_food | 3 | {word}燒味 | {word} Roasts
    shop=supermarket | 4 | {word}超級市場 | {word} Supermarket
    shop=convenience | 6 | {word}士多 | {word} Store
    shop=bakery | 5 | {word}餅店 | {word} Bakery
    shop=clothes | 5 | {word}時裝 | {word} Fashion
    shop=florist | 3 | {word}花店 | {word} Florist
    shop=electronics | 4 | {word}電器 | {word} Electronics
    shop=hairdresser | 4 | {word}髮廊 | {word} Hair Salon
    shop=herbalist | 3 | {word}參茸 | {word} Herbs
    shop=books | 2 | {word}書店 | {word} Books
    amenity=pharmacy | 4 | {word}藥房 | {word} Dispensary
    amenity=clinic | 3 | {word}診所 | {word} Clinic
    amenity=kindergarten | 2 | {word}幼稚園 | {word} Kindergarten
    amenity=bank | 2 | {word}銀行 | {word} Bank
    amenity=post_office | 1 | {place}郵政局 | {place} Post Office
    amenity=library | 1 | {place}圖書館 | {place} Public Library
    tourism=hotel | 4 | {word}酒店 | {word} Hotel
    amenity=place_of_worship religion=taoist | 1 | {word}廟 | {word} Temple
    office=company | 4 | {word}貿易 | {word} Trading`,
  ),
  buildingNames: t(`
    {word}大廈|{word} Building
    {word}樓|{word} House
    {word}中心|{word} Centre`),
  numbering: 'buildings',
  postcode: { kind: 'none' },
}
