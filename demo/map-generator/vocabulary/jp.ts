import { gridCity } from './networks.ts'
import { list, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['ja', 'en']
const t = (rows: string) => table(languages, rows)

/** Addresses count parts of a district, their blocks and the houses around each; streets are not in them. */
export const japan: Vocabulary = {
  country: 'JP',
  centre: { latitude: 35.6762, longitude: 139.6503 },
  seed: '1',
  language: 'ja',
  script: 'Han',
  drivesOn: 'left',
  city: { ja: '東京都', en: 'Tokyo' },
  terrain: {
    river: { heading: 110, away: 700, width: 46, meander: 420, island: false },
    canals: 1,
    lakes: 2,
  },
  network: { ...gridCity, gridded: 0.6, winding: 0.45, block: 88, motorway: 75, roundabouts: 1 },
  buildings: { core: 'rows', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('首都湾岸高速|Capital Bay Expressway'),
    ring: t('環状{word}通り|Ring {word} Avenue'),
    avenue: t(`
      {word}街道|{word} Highway
      {word}大通り|{word} Boulevard`),
    shore: t('{word}川岸通り|{word} Riverside Street'),
    collector: t(`
      {word}通り|{word} Street
      {word}中央通り|{word} Central Street`),
    street: t(`
      {word}通り|{word} Street
      {word}坂|{word} Slope
      {word}商店街|{word} Shopping Street
      {word}裏通り|{word} Back Street
      区道1{number}号線|Ward Road 1{number}`),
    lane: t(`
      {word}小路|{word} Lane
      {word}横丁|{word} Alley
      区道2{number}号線|Ward Road 2{number}
      区道3{number}号線|Ward Road 3{number}`),
    path: t('{word}緑道|{word} Green Way'),
  },
  words: list(
    languages,
    `
    桜|Sakura, 梅|Ume, 柳|Yanagi, 松|Matsu, 竹|Take, 杉|Sugi, 楓|Kaede, 椿|Tsubaki, 藤|Fuji, 桐|Kiri,
    銀杏|Icho, 桔梗|Kikyo, 菖蒲|Ayame, 紫陽花|Ajisai, 若葉|Wakaba, 青葉|Aoba, 千草|Chigusa, 稲穂|Inaho,
    朝日|Asahi, 夕日|Yuhi, 月見|Tsukimi, 星見|Hoshimi, 日和|Hiyori, 春風|Harukaze, 秋月|Akizuki, 冬木|Fuyuki,
    雪見|Yukimi, 白雲|Shirakumo, 虹|Niji, 清水|Shimizu, 泉|Izumi, 滝見|Takimi, 小川|Ogawa, 水車|Suisha,
    渡し舟|Watashibune, 港|Minato, 帆掛|Hokake, 磯辺|Isobe, 白浜|Shirahama, 千鳥|Chidori, 鶴|Tsuru, 鷺|Sagi,
    雲雀|Hibari, 燕|Tsubame, 鈴虫|Suzumushi, 蛍|Hotaru, 鯉|Koi, 兎|Usagi, 狐|Kitsune, 鍛冶|Kaji, 大工|Daiku,
    染物|Somemono, 茶屋|Chaya, 酒蔵|Sakagura, 紙屋|Kamiya, 鐘撞|Kanetsuki, 太鼓|Taiko, 笛吹|Fuefuki,
    千代|Chiyo, 宝|Takara, 錦|Nishiki, 絹|Kinu, 琥珀|Kohaku, 真珠|Shinju, 風車|Kazaguruma, 灯台|Todai,
    石橋|Ishibashi, 古井戸|Furuido, 見晴|Miharashi, 峠|Toge`,
  ),
  districts: t(`
    桜坂|Sakurazaka
    柳町|Yanagicho
    星見台|Hoshimidai
    港の森|Minatonomori
    若葉丘|Wakabaoka
    月見野|Tsukimino
    緑風|Ryokufu
    鈴鳴|Suzunari
    水車町|Suishacho
    松風台|Matsukazedai
    梅里|Umesato
    千鳥橋|Chidoribashi
    朝日野|Asahino
    狐塚|Kitsunezuka`),
  water: {
    river: { ja: '鈴鳴川', en: 'Suzunari River' },
    lakes: t('{word}池|{word} Pond'),
    island: { ja: '{word}島', en: '{word} Island' },
    canal: { ja: '{word}運河', en: '{word} Canal' },
  },
  parks: t(`
    {word}公園|{word} Park
    {word}庭園|{word} Garden`),
  squares: t('{word}広場|{word} Square'),
  grounds: {
    school: t(`
      {word}小学校|{word} Elementary School
      {word}中学校|{word} Junior High School`),
    campus: t('{word}大学|{word} University'),
    hospital: t('{word}病院|{word} Hospital'),
    cemetery: t('{word}霊園|{word} Cemetery'),
    sports: t('{word}運動場|{word} Athletic Field'),
    market: t('{word}百貨店|{word} Department Store'),
  },
  stations: {
    main: { ja: '中央駅', en: 'Central Station' },
    other: { ja: '{place}駅', en: '{place} Station' },
    metro: { ja: '地下鉄{place}駅', en: '{place} Subway Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 9 | 喫茶{word} | {word} Coffee
    amenity=restaurant | 6 | 食堂{word} | {word} Diner
    amenity=restaurant | 5 | {word}寿司 | {word} Sushi
    amenity=fast_food | 6 | {word}ラーメン | {word} Ramen
    amenity=fast_food | 4 | {word}弁当 | {word} Bento
    amenity=bar | 5 | 居酒屋{word} | {word} Izakaya
    shop=supermarket | 4 | スーパー{word} | {word} Supermarket
    shop=convenience | 8 | {word}商店 | {word} Store
    shop=bakery | 5 | {word}ベーカリー | {word} Bakery
    shop=pastry | 4 | 和菓子{word} | {word} Sweets
    shop=clothes | 4 | {word}洋品店 | {word} Clothes
    shop=florist | 3 | 花屋{word} | {word} Flowers
    shop=books | 3 | {word}書店 | {word} Books
    shop=hairdresser | 4 | 理容{word} | {word} Barber
    shop=bicycle | 2 | {word}自転車 | {word} Bicycles
    amenity=pharmacy | 4 | {word}薬局 | {word} Pharmacy
    amenity=clinic | 3 | {word}医院 | {word} Clinic
    amenity=dentist | 3 | {word}歯科 | {word} Dental Clinic
    amenity=bank | 2 | {word}銀行 | {word} Bank
    amenity=post_office | 1 | {place}郵便局 | {place} Post Office
    tourism=hotel | 3 | 旅館{word} | {word} Inn
    amenity=place_of_worship religion=shinto | 2 | {word}神社 | {word} Shrine
    office=company | 3 | {word}商事 | {word} Trading`,
  ),
  buildingNames: t('{word}ビル|{word} Building'),
  numbering: 'chome',
  postcode: { kind: 'district', first: '168-00', start: 11, digits: 2, last: '' },
}
