import { gridCity } from './networks.ts'
import { list, shops, table, type Vocabulary } from './vocabulary.ts'

const languages = ['my', 'en']
const t = (rows: string) => table(languages, rows)

export const myanmar: Vocabulary = {
  country: 'MM',
  centre: { latitude: 16.8409, longitude: 96.1735 },
  seed: '1',
  language: 'my',
  script: 'Myanmar',
  drivesOn: 'right',
  city: { my: 'ရန်ကုန်', en: 'Yangon' },
  terrain: {
    river: { heading: 250, away: 1500, width: 300, meander: 380, island: false },
    canals: 1,
    lakes: 3,
  },
  network: { ...gridCity, gridded: 0.9, motorway: 350, roundabouts: 3 },
  buildings: { core: 'perimeter', inner: 'rows', outer: 'houses' },
  streets: {
    motorway: t('မြောက်ပိုင်းအမြန်လမ်း|Northern Expressway'),
    ring: t('{word}ပတ်လမ်း|{word} Ring Road'),
    avenue: t(`
      {word}လမ်းမကြီး|{word} Main Road
      {word}ရိပ်သာလမ်း|{word} Avenue`),
    shore: t('{word}ကမ်းနားလမ်း|{word} Strand Road'),
    collector: t(`
      {word}လမ်း|{word} Road
      {word}လမ်းသွယ်ကြီး|{word} Branch Road`),
    street: t(`
      {number} လမ်း|Street {number}
      {word}လမ်း|{word} Street
      အထက်{word}လမ်း|Upper {word} Street
      အောက်{word}လမ်း|Lower {word} Street
      {word}မြို့သစ်လမ်း|{word} New Town Street`),
    lane: t(`
      {word} {number} လမ်းသွယ်|{word} {number} Lane
      {word}လမ်းသွယ်|{word} Lane
      {word}လမ်းကြား|{word} Alley`),
    path: t('{word}လူသွားလမ်း|{word} Walk'),
  },
  words: list(
    languages,
    `
    ပိတောက်|Padauk, စံပယ်|Sabe, နှင်းဆီ|Hninsi, သဇင်|Thazin, ခတ္တာ|Khattar, ကြာဖြူ|Kyar Phyu, ငုဝါ|Ngu War,
    သစ္စာပန်း|Thitsar Pan, စကားဝါ|Sagar War, ခရေ|Khayay, ကံ့ကော်|Gant Gaw, အင်ကြင်း|Ingyin, ကျွန်းပင်|Kyun Pin,
    သပြေ|Thabyay, ညောင်ပင်|Nyaung Pin, တမာ|Tamar, မန်ကျည်း|Magyi, သရက်|Thayet, အုန်းပင်|Ohn Pin, ထန်းပင်|Htan Pin,
    လိမ္မော်|Leinmaw, နာနတ်|Nanat, ဝါးရုံ|War Yone, ရွှေဝါ|Shwe War, ငွေလ|Ngwe La, ပတ္တမြား|Badamyar, မြသီတာ|Mya Thida,
    ကျောက်စိမ်း|Kyauk Sein, ပုလဲ|Pulae, နီလာ|Nilar, သန္တာ|Thandar, နေခြည်|Nay Chi, လမင်း|La Min, ကြယ်စင်|Kyae Sin,
    မိုးစက်|Moe Set, လေပြေ|Lay Pyay, ရေကန်|Yay Kan, စိမ်းလန်း|Sein Lan, တောင်ညို|Taung Nyo, မြစ်သာ|Myit Thar,
    ရွက်လှေ|Ywet Hlay, ရွှေငါး|Shwe Ngar, ဒေါင်း|Daung, ဟင်္သာ|Hinthar, ချိုးဖြူ|Cho Phyu, ကျေးငှက်|Kyay Hnget,
    ဆင်ဖြူ|Hsin Phyu, သမင်|Thamin, လိပ်ပြာ|Leik Pyar, စောင်းကောက်|Saung Gauk, ပန်းပု|Pan Pu, ယက္ကန်း|Yat Kan,
    ပန်းထိမ်|Pan Htein, ခေါင်းလောင်း|Khaung Laung, မီးပြတိုက်|Mee Pya Taik, တံတား|Tada, ဈေးသစ်|Zay Thit,
    စေတနာ|Saytanar, မေတ္တာ|Myittar, ချမ်းသာ|Chan Thar, ငြိမ်းချမ်း|Nyein Chan, အောင်မြင်|Aung Myin, သုခ|Thukha,
    မင်္ဂလာ|Mingalar`,
  ),
  districts: t(`
    မြို့ဟောင်း|Old Town
    ကန်သာယာ|Kan Thar Yar
    စံပယ်မြိုင်|Sabe Myaing
    ဆိပ်ကမ်းရပ်|Seik Kan Yat
    ရွှေတောင်ညို|Shwe Taung Nyo
    ပိတောက်ရွာ|Padauk Ywar
    မြသီတာ|Mya Thida Yat
    ဟင်္သာကုန်း|Hinthar Kone
    အိုးဘို|Oh Bo
    ရေကြည်အိုင်|Yay Kyi Aing
    သုခမြို့သစ်|Thukha Myothit
    မြောက်ဥယျာဉ်|North Garden
    လှေဆိပ်|Hlay Seik
    ပန်းဘဲတန်းသစ်|Panbedan Thit`),
  water: {
    river: { my: 'မြစ်ဝါ', en: 'Myit War River' },
    lakes: t('{word}ကန်|{word} Lake'),
    island: { my: '{word}ကျွန်း', en: '{word} Island' },
    canal: { my: '{word}ချောင်း', en: '{word} Creek' },
  },
  parks: t(`
    {word}ပန်းခြံ|{word} Park
    {word}ဥယျာဉ်|{word} Garden`),
  squares: t('{word}ရင်ပြင်|{word} Square'),
  grounds: {
    school: t(`
      {word}အထက်တန်းကျောင်း|{word} High School
      {word}မူလတန်းကျောင်း|{word} Primary School`),
    campus: t('{word}တက္ကသိုလ်|{word} University'),
    hospital: t('{word}ဆေးရုံ|{word} Hospital'),
    cemetery: t('{word}သုသာန်|{word} Cemetery'),
    sports: t('{word}အားကစားကွင်း|{word} Sports Ground'),
    market: t('{word}ဈေးကြီး|{word} Shopping Centre'),
  },
  stations: {
    main: { my: 'ဘူတာကြီး', en: 'Central Station' },
    other: { my: '{place}ဘူတာ', en: '{place} Station' },
  },
  pois: shops(
    languages,
    `
    amenity=cafe | 9 | {word}လက်ဖက်ရည်ဆိုင် | {word} Tea Shop
    amenity=restaurant | 8 | {word}စားသောက်ဆိုင် | {word} Restaurant
    amenity=fast_food | 6 | {word}မုန့်ဟင်းခါး | {word} Mohinga
    amenity=fast_food | 4 | {word}ခေါက်ဆွဲ | {word} Noodles
    shop=supermarket | 3 | {word}စူပါမားကတ် | {word} Supermarket
    shop=convenience | 8 | {word}ကုန်စုံဆိုင် | {word} Store
    shop=bakery | 5 | {word}မုန့်တိုက် | {word} Bakery
    shop=clothes | 5 | {word}အထည်ဆိုင် | {word} Clothes
    shop=tailor | 3 | {word}စက်ချုပ်ဆိုင် | {word} Tailor
    shop=jewelry | 4 | {word}ရွှေဆိုင် | {word} Gold Shop
    shop=florist | 3 | {word}ပန်းဆိုင် | {word} Flowers
    shop=mobile_phone | 4 | {word}ဖုန်းဆိုင် | {word} Mobile
    shop=hairdresser | 4 | {word}အလှပြင်ဆိုင် | {word} Salon
    shop=books | 3 | {word}စာအုပ်ဆိုင် | {word} Books
    amenity=pharmacy | 4 | {word}ဆေးဆိုင် | {word} Pharmacy
    amenity=clinic | 4 | {word}ဆေးခန်း | {word} Clinic
    amenity=bank | 2 | {word}ဘဏ် | {word} Bank
    amenity=post_office | 1 | {place}စာတိုက် | {place} Post Office
    tourism=hotel | 3 | {word}ဟိုတယ် | {word} Hotel
    amenity=place_of_worship religion=buddhist | 3 | {word}ဘုန်းကြီးကျောင်း | {word} Monastery
    office=company | 3 | {word}ကုမ္ပဏီ | {word} Company`,
  ),
  buildingNames: t('{word}တိုက်|{word} Building'),
  numbering: 'slashes',
  postcode: { kind: 'district', first: '11', start: 1, digits: 2, last: '1' },
}
