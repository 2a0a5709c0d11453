import { fold } from './fold.ts'

/**
 * Words for kinds of streets and their short forms. Each group is one word in several spellings;
 * a short form may stand in several groups (st: street, saint).
 */
const GROUPS: readonly (readonly string[])[] = [
  // English, also on the signs of Asia and the Gulf
  ['street', 'st', 'str'],
  ['road', 'rd'],
  ['avenue', 'ave', 'av'],
  ['boulevard', 'blvd', 'boul', 'bd', 'bvd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['crescent', 'cres', 'cr'],
  ['close', 'cl'],
  ['court', 'ct'],
  ['square', 'sq'],
  ['place', 'pl'],
  ['highway', 'hwy'],
  ['expressway', 'expy'],
  ['terrace', 'ter', 'terr'],
  ['parkway', 'pkwy'],
  ['walk', 'wk'],
  ['garden', 'gdn'],
  ['gardens', 'gdns'],
  ['central', 'ctrl'],
  ['bukit', 'bt'],
  ['upper', 'upp'],
  ['building', 'bldg'],
  ['block', 'blk'],
  ['phase', 'ph'],
  ['sector', 'sec'],
  ['saint', 'st', 'sankt', 'sta', 'sto'],
  ['mount', 'mt'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
  // Malay, Tagalog
  ['jalan', 'jl', 'jln'],
  ['lorong', 'lor', 'lrg'],
  ['kampong', 'kampung', 'kg', 'kpg'],
  ['taman', 'tmn', 'tm'],
  ['persiaran', 'psn'],
  ['lebuhraya', 'lbh'],
  ['barangay', 'brgy', 'bgy'],
  // German
  ['strasse', 'str', 'strase'],
  ['platz', 'pl'],
  ['gasse', 'g'],
  // Nordic
  ['katu', 'k'],
  ['tie', 't'],
  ['gatan', 'g'],
  ['gata', 'gt', 'g'],
  ['gate', 'gt', 'g'],
  ['vagen', 'v'],
  ['veien', 'v'],
  ['vei', 'v', 'veg'],
  ['vej', 'v'],
  ['plads', 'pl'],
  // Hungarian
  ['utca', 'u'],
  ['korut', 'krt'],
  ['ter', 't'],
  ['setany', 'stny'],
  // Czech, Polish, Serbian
  ['ulice', 'ul'],
  ['ulica', 'ul', 'улица', 'ул'],
  ['namesti', 'nam'],
  ['trida', 'tr'],
  ['aleja', 'al', 'aleje'],
  ['plac', 'pl'],
  ['osiedle', 'os'],
  ['bulevar', 'bul', 'булевар', 'бул'],
  ['trg', 'трг'],
  // Greek
  ['λεωφοροσ', 'λεωφ', 'λ', 'leoforos', 'leof'],
  ['οδοσ', 'οδ', 'odos'],
  ['πλατεια', 'πλ', 'plateia', 'platia'],
  // Arabic, Urdu, Bengali
  ['شارع', 'ش', 'sharia', 'shari', 'shar'],
  ['طريق', 'ط', 'tariq'],
  ['ميدان', 'midan', 'maydan'],
  ['سڑك', 'سٹريٹ'],
  ['روڈ', 'رود'],
  ['রোড', 'সড়ক', 'রড'],
  ['এভিনিউ', 'অ্যাভিনিউ'],
]

const HOUSE_WORDS = [
  'no nr number num house hse blk block unit plot villa flat apt building bldg bld haz c cp hno',
  'رقم مبنى بناية بنايه فيلا منزل مكان',
  'เลขที่ บ้านเลขที่ ផ្ទះលេខ ផ្ទះ លេខ အမှတ် ເລກທີ ເຮືອນ 號 号 番 番地 番号 樓 楼 বাড়ি বাসা নং হোল্ডিং',
]

// Words of unspaced scripts for "street" or "district", which are often left out.
const UNSPACED_WORDS = 'ถนน ถ ซอย ซ ផ្លូវ ផ្លូវលេខ လမ်း ຖະໜົນ ຮ່ອມ 路 街 道 大道 通り 丁目 段 巷'

const folded = GROUPS.map((group) => group.map(fold))
const equivalents = new Map<string, Set<string>>()
for (const group of folded) {
  for (const word of group) equivalents.set(word, new Set([...(equivalents.get(word) ?? []), ...group]))
}

const generic = new Set([...folded.flat(), ...UNSPACED_WORDS.split(' ').map(fold)])
const houseWords = new Set(HOUSE_WORDS.join(' ').split(' ').map(fold))

/** Every spelling of a street word, the given one first. */
export function spellingsOf(word: string): string[] {
  return [...new Set([word, ...(equivalents.get(word) ?? [])])]
}

/** Whether the word only names the kind of street, so that leaving it out costs little. */
export function isStreetWord(word: string): boolean {
  return generic.has(word)
}

/** Whether the word only announces a house number (No, Blk, رقم, เลขที่, 號). */
export function isHouseWord(word: string): boolean {
  return houseWords.has(word)
}
