import { chineseWords } from './chinese.ts'
import { gridCity } from './networks.ts'
import { shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['zh', 'en']
const t = (rows: string) => table(languages, rows)

/** Long roads are cut into sections; lanes carry the number at which they leave the road. */
export const taiwan: Vocabulary = {
  country: 'TW',
  centre: { latitude: 25.033, longitude: 121.5654 },
  seed: '1',
  language: 'zh',
  script: 'Han',
  drivesOn: 'right',
  city: { zh: '臺北市', en: 'Taipei' },
  terrain: {
    river: { heading: 95, away: -1500, width: 120, meander: 500, island: false },
    canals: 0,
    lakes: 2,
  },
  network: { ...gridCity, motorway: 95, avenues: 8, speeds: { motorway: 100, avenue: 50, street: 40 } },
  buildings: { core: 'towers', inner: 'rows', outer: 'rows' },
  streets: {
    motorway: t('北岸快速道路|North Bank Expressway'),
    ring: t('{word}環路|{word} Ring Road'),
    avenue: t(`
      {word}路一段|Section 1, {word} Road
      {word}路二段|Section 2, {word} Road
      {word}路三段|Section 3, {word} Road
      {word}大道|{word} Boulevard`),
    shore: t('{word}河濱路|{word} Riverside Road'),
    collector: t(`
      {word}路|{word} Road
      {word}東路|{word} East Road
      {word}北路|{word} North Road`),
    street: t(`
      {word}街|{word} Street
      {word}南街|{word} South Street
      {word}西街|{word} West Street
      {word}一街|{word} 1st Street
      {word}二街|{word} 2nd Street`),
    lane: t(`
      {road}{number}巷|Lane {number}, {road}
      {word}巷|{word} Lane`),
    path: t('{word}步道|{word} Trail'),
  },
  words: chineseWords('mandarin'),
  districts: t(`
    舊城區|Old Town District
    玉蘭區|Yulan District
    晴光區|Qingguang District
    稻埕區|Daocheng District
    白鷺區|Bailu District
    石橋區|Shiqiao District
    茶山區|Chashan District
    榕蔭區|Rongyin District
    東湖岸區|East Lakeside District
    螢橋區|Yingqiao District
    松風區|Songfeng District
    明水區|Mingshui District
    書香區|Shuxiang District
    南港灣區|South Bay District`),
  water: {
    river: { zh: '玉帶河', en: 'Yudai River' },
    lakes: t('{word}潭|{word} Pond'),
    island: { zh: '{word}島', en: '{word} Island' },
  },
  parks: t(`
    {word}公園|{word} Park
    {word}綠地|{word} Green`),
  squares: t('{word}廣場|{word} Square'),
  grounds: {
    school: t(`
      {word}國小|{word} Elementary School
      {word}國中|{word} Junior High School`),
    campus: t('{word}大學|{word} University'),
    hospital: t('{word}醫院|{word} Hospital'),
    cemetery: t('{word}公墓|{word} Cemetery'),
    sports: t('{word}運動場|{word} Stadium'),
    market: t('{word}購物中心|{word} Mall'),
  },
  stations: {
    main: { zh: '中央車站', en: 'Central Station' },
    other: { zh: '{place}車站', en: '{place} Station' },
    metro: { zh: '捷運{place}站', en: '{place} Metro Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 9 | {word}咖啡 | {word} Coffee
    amenity=restaurant | 7 | {word}餐館 | {word} Restaurant
    amenity=restaurant | 4 | {word}熱炒 | {word} Stir Fry
    amenity=fast_food | 6 | {word}麵店 | {word} Noodles
    amenity=fast_food | 5 | {word}便當 | {word} Lunch Boxes
    shop=beverages | 6 | {word}茶飲 | {word} Tea
    shop=supermarket | 4 | {word}超市 | {word} Supermarket
    shop=convenience | 8 | {word}商店 | {word} Mart
    shop=bakery | 5 | {word}烘焙 | {word} Bakery
    shop=clothes | 5 | {word}服飾 | {word} Clothes
    shop=florist | 3 | {word}花坊 | {word} Flowers
    shop=scooter | 3 | {word}機車行 | {word} Scooters
    shop=hairdresser | 4 | {word}髮型 | {word} Hair
    shop=books | 3 | {word}書店 | {word} Books
    amenity=pharmacy | 4 | {word}藥局 | {word} Pharmacy
    amenity=clinic | 3 | {word}診所 | {word} Clinic
    amenity=dentist | 2 | {word}牙醫 | {word} Dental Clinic
    amenity=bank | 2 | {word}銀行 | {word} Bank
    amenity=post_office | 1 | {place}郵局 | {place} Post Office
    tourism=hotel | 3 | {word}旅店 | {word} Hotel
    amenity=place_of_worship religion=taoist | 3 | {word}宮 | {word} Temple
    office=company | 4 | {word}企業 | {word} Company`,
  ),
  buildingNames: t('{word}大樓|{word} Building'),
  numbering: 'dashes',
  postcode: { kind: 'district', first: '1', start: 0, digits: 2, last: '' },
}
