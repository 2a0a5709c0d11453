import { straitsWords } from './straits.ts'
import { shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['en', 'zh', 'ms']
const t = (rows: string) => table(languages, rows)

export const singapore: Vocabulary = {
  country: 'SG',
  centre: { latitude: 1.3, longitude: 103.85 },
  seed: '1',
  language: 'en',
  script: 'Latin',
  drivesOn: 'left',
  city: { en: 'Singapore', zh: '新加坡', ms: 'Singapura', ta: 'சிங்கப்பூர்' },
  terrain: {
    sea: { towards: 160, away: 1500, ragged: 500, wavelength: 2200, islands: true },
    river: { heading: 130, away: -500, width: 70, meander: 500, island: false },
    canals: 0,
    lakes: 3,
  },
  network: {
    rings: [800, 1800],
    avenues: 7,
    gridded: 0.75,
    winding: 0.55,
    block: 104,
    motorway: 330,
    roundabouts: 2,
    tram: false,
    speeds: { motorway: 90, avenue: 60, street: 50 },
  },
  buildings: { core: 'towers', inner: 'slabs', outer: 'houses' },
  streets: {
    motorway: t('Northern Coast Expressway|北岸快速公路|Lebuhraya Pantai Utara'),
    ring: t('{word} Boulevard|{word}大道|Lebuh {word}'),
    avenue: t(`
      {word} Road|{word}路|Jalan {word}
      {word} Avenue|{word}道|Lebuhraya {word}
      Upper {word} Road|{word}路上段|Jalan {word} Hulu`),
    shore: t(`
      {word} Quay|{word}码头|Kuala {word}
      {word} Parade|{word}滨海道|Persiaran {word}`),
    collector: t(`
      {word} Road|{word}路|Jalan {word}
      {word} Drive|{word}通道|Lorong {word}
      {word} Way|{word}径|Laluan {word}`),
    street: t(`
      {street} Street {number}|{street}{number}街|Lebuh {street} {number}
      {street} Avenue {number}|{street}{number}道|Lebuhraya {street} {number}
      {word} Street|{word}街|Lebuh {word}
      Jalan {word}|惹兰{word}|Jalan {word}
      {word} Crescent|{word}弯|Lengkok {word}`),
    lane: t(`
      {word} Lane|{word}巷|Lorong {word}
      Lorong {word}|罗弄{word}|Lorong {word}
      {word} Close|{word}坊|Tutupan {word}
      {word} Walk|{word}步道|Laluan {word}
      {word} Terrace|{word}台|Teres {word}`),
    path: t('{word} Walk|{word}步道|Laluan {word}'),
  },
  words: straitsWords,
  districts: t(`
    Old Harbour|旧港|Pelabuhan Lama
    Kampong Pelita|甘榜油灯|Kampung Pelita
    Serai Hill|香茅山|Bukit Serai
    Tanjong Layar|丹戎帆|Tanjung Layar
    Meranti Park|柳安园|Taman Meranti
    Lotus Gardens|莲花园|Taman Teratai
    Spring Valley|泉谷|Lembah Mata Air
    Fajar North|黎明北|Fajar Utara
    Telok Camar|海鸥湾|Teluk Camar
    Banyan Grove|榕树林|Rimba Ara
    Bukit Purnama|满月山|Bukit Purnama
    Kingfisher Bay|翠鸟湾|Teluk Raja Udang
    Jati Town|柚木镇|Bandar Jati
    Pasir Penyu|海龟沙|Pasir Penyu`),
  water: {
    sea: { en: 'Southern Roads', zh: '南部锚地', ms: 'Perairan Selatan' },
    river: { en: 'Pelita River', zh: '油灯河', ms: 'Sungai Pelita' },
    lakes: t('{word} Reservoir|{word}蓄水池|Takungan {word}'),
    island: { en: 'Pulau {word}', zh: '{word}岛', ms: 'Pulau {word}' },
  },
  parks: t(`
    {word} Park|{word}公园|Taman {word}
    {word} Green|{word}绿园|Padang {word}
    {word} Gardens|{word}园林|Taman Bunga {word}`),
  squares: t(`
    {word} Square|{word}广场|Dataran {word}
    {word} Plaza|{word}坊|Plaza {word}`),
  grounds: {
    school: t(`
      {word} Primary School|{word}小学|Sekolah Rendah {word}
      {word} Secondary School|{word}中学|Sekolah Menengah {word}`),
    campus: t('{word} Polytechnic|{word}理工学院|Politeknik {word}'),
    hospital: t('{word} General Hospital|{word}中央医院|Hospital Besar {word}'),
    cemetery: t('{word} Memorial Park|{word}纪念园|Taman Memorial {word}'),
    sports: t('{word} Sports Complex|{word}体育场|Kompleks Sukan {word}'),
    market: t('{word} Mall|{word}商场|Pusat Beli-belah {word}'),
  },
  stations: {
    main: { en: 'Central Station', zh: '中央车站', ms: 'Stesen Pusat' },
    other: { en: '{place} Station', zh: '{place}车站', ms: 'Stesen {place}' },
    metro: { en: '{place} Metro Station', zh: '{place}地铁站', ms: 'Stesen Metro {place}' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 9 | {word} Coffee | {word}咖啡 | Kopi {word}
    amenity=cafe | 5 | {word} Kopitiam | {word}咖啡店 | Kopitiam {word}
    amenity=restaurant | 7 | {word} Kitchen | {word}小厨 | Dapur {word}
    amenity=restaurant | 4 | {word} Seafood | {word}海鲜 | Makanan Laut {word}
    amenity=fast_food | 6 | {word} Noodle House | {word}面家 | Rumah Mi {word}
    amenity=food_court | 3 | {word} Food Centre | {word}熟食中心 | Pusat Makanan {word}
    shop=supermarket | 4 | {word} Supermarket | {word}超市 | Pasar Raya {word}
    shop=convenience | 6 | {word} Minimart | {word}便利店 | Kedai Runcit {word}
    shop=bakery | 5 | {word} Bakery | {word}面包店 | Kedai Roti {word}
    shop=clothes | 5 | {word} Fashion | {word}时装 | Busana {word}
    shop=florist | 3 | {word} Florist | {word}花店 | Kedai Bunga {word}
    shop=electronics | 3 | {word} Electronics | {word}电器 | Elektronik {word}
    shop=hairdresser | 4 | {word} Hair Studio | {word}发廊 | Salun {word}
    shop=optician | 2 | {word} Optical | {word}眼镜 | Optik {word}
    shop=books | 2 | {word} Books | {word}书局 | Kedai Buku {word}
    amenity=pharmacy | 3 | {word} Pharmacy | {word}药房 | Farmasi {word}
    amenity=clinic | 4 | {word} Family Clinic | {word}诊所 | Klinik Keluarga {word}
    amenity=dentist | 2 | {word} Dental Surgery | {word}牙科 | Pergigian {word}
    amenity=kindergarten | 3 | {word} Kindergarten | {word}幼儿园 | Tadika {word}
    amenity=bank | 2 | {word} Bank | {word}银行 | Bank {word}
    amenity=post_office | 1 | {place} Post Office | {place}邮局 | Pejabat Pos {place}
    amenity=library | 1 | {place} Public Library | {place}公共图书馆 | Perpustakaan {place}
    tourism=hotel | 3 | {word} Hotel | {word}酒店 | Hotel {word}
    tourism=museum | 1 | {word} Museum | {word}博物馆 | Muzium {word}
    amenity=place_of_worship religion=buddhist | 1 | {word} Temple | {word}寺 | Tokong {word}
    amenity=place_of_worship religion=muslim | 1 | Masjid {word} | {word}回教堂 | Masjid {word}
    office=company | 4 | {word} Trading | {word}贸易 | {word} Trading`,
  ),
  buildingNames: t('{word} Tower|{word}大厦|Menara {word}'),
  numbering: 'blocks',
  postcode: { kind: 'building' },
}
