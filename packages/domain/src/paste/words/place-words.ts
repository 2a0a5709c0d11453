/** Words that addresses are made of: whole words in scripts with spaces. Folded before they are compared. */
export const placeWords = [
  // English, and what Asia writes in it
  'street|st|st.|road|rd|rd.|avenue|ave|ave.|av|lane|ln|drive|dr|crescent|cres|blvd|boulevard|highway|hwy',
  'terrace|gardens|garden|estate|tower|towers|plaza|mall|building|bldg|condo|condominium|residence|residences',
  'heights|villa|house|block|blk|lot|zone|sector|phase|township|village|subdivision|district|avenue|lorong|lor',
  'jalan|jln|jl|jl.|taman|tmn|kampung|kg|lebuh|persiaran|pangsapuri|bandar|seksyen|apartemen|kompleks|rumah',
  'brgy|brgy.|barangay|sitio|purok|poblacion|soi|thanon|moo|sangkat|khum|phum|ban|sangkat|city',
  'gali|mohalla|colony|town|society|bazar|bazaar|chowk|dha|thana|upazila',
  // German, Nordic, Slavic, Hungarian
  'strasse|str|str.|straße|weg|allee|platz|gasse|ufer|damm|chaussee',
  'gatan|vagen|vag|torget|gata|vei|veien|plass|gade|vej|alle|katu|tie|kuja|polku|tori|bulevardi',
  'ulica|ul|ul.|al.|aleja|os|os.|osiedle|namesti|nam.|trida|tr.|nabrezi|bulevar|bul|bul.|trg|ulice|plac|pl.',
  'улица|ул|ул.|булевар|бул|бул.|трг|насеље',
  'utca|u.|ut|utja|ter|tere|korut|krt.|krt|fasor|koz|setany|rakpart|sor',
  // Greek
  'οδοσ|λεωφοροσ|λεωφ|λεωφ.|πλατεια|πλ.|τ.κ.|τκ',
  // Arabic and Urdu
  'شارع|ش|حي|بنايه|عماره|مبنى|مبني|فيلا|منزل|قطعه|طريق|مجمع|برج|جاده|منطقه|ميدان|جبل|بيت|بلوك|شقه|حاره|سكه|دوار',
  'مكان|گلي|سڑك|محله|كالوني|ٹاؤن|بلاك|سيكٹر|فيز|روڈ|بازار|ماركيٹ|سوسائٹي|گهر',
  // Bengali
  'বাসা|বাড়ি|বাড়ি|রোড|সড়ক|সড়ক|সেক্টর|ব্লক|লেন|গলি|এলাকা|থানা|জেলা|হাউস|পাড়া|মহল্লা',
]
  .join('|')
  .split('|')

/** Ends of words: Lindenstraße, Drottninggatan, Hämeenkatu. */
export const placeEndings = [
  'strasse|straße|str.|allee|platz|gasse|weg|damm|gatan|vagen|gata|gate|veien|torget|torg|gade|vej|katu|tie|kuja|polku|brogade',
]
  .join('|')
  .split('|')

/** Anywhere in a word, in scripts without spaces. */
export const placeParts = [
  'ถนน|ซอย|แขวง|เขต|ตำบล|อำเภอ|จังหวัด|หมู่บ้าน|หมู่ที่|หมู่ |บ้านเลขที่|กรุงเทพ|คอนโด|อาคาร|ต.|อ.|จ.|ถ.|ซ.',
  'ບ້ານ|ເມືອງ|ແຂວງ|ຖະໜົນ|ຖະຫນົນ|ນະຄອນຫຼວງ|ວຽງຈັນ|ຮ່ອມ|ໜ່ວຍ',
  'ផ្លូវ|សង្កាត់|ខណ្ឌ|ភ្នំពេញ|ភូមិ|ឃុំ|ស្រុក|ផ្ទះលេខ|បុរី',
  'လမ်း|မြို့နယ်|ရပ်ကွက်|အမှတ်|ရန်ကုန်|မန္တလေး|တိုက်',
  '路|街|道|號|号|巷|弄|區|区|縣|县|市|大廈|大厦|苑|邨|村|樓|楼|丁目|番地|東京都|都|府|県|町|座',
]
  .join('|')
  .split('|')
