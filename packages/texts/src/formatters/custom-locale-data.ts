import type { RelativeWords } from './custom-relative.ts'

export type CustomUnit =
  | 'minute'
  | 'hour'
  | 'kilometer'
  | 'meter'
  | 'kilogram'
  | 'gram'
  | 'centimeter'
  | 'megabyte'

/** Formats of a language for which most browsers have no locale data; they would write English. */
export interface LocaleData extends RelativeWords {
  /** Locale of its digits and separators, which every browser supports. */
  readonly numbers: string
  readonly money: (number: string, symbol: string) => string
  readonly units: Readonly<Record<CustomUnit, string>>
  readonly months: readonly string[]
  /** From Sunday on. */
  readonly weekdays: readonly string[]
  readonly date: (day: string, month: string, year: string) => string
  readonly halfDays: boolean
  readonly list: (first: string, last: string) => string
  readonly comma: string
  /** The country itself, which is in the title of every page. */
  readonly regions: Readonly<Partial<Record<string, string>>>
}

const my: LocaleData = {
  numbers: 'en-u-nu-mymr',
  money: (number, symbol) => `${number} ${symbol}`,
  units: {
    minute: ' မိနစ်',
    hour: ' နာရီ',
    kilometer: ' km',
    meter: ' m',
    kilogram: ' kg',
    gram: ' g',
    centimeter: ' cm',
    megabyte: ' MB',
  },
  weekdays: 'တနင်္ဂနွေ|တနင်္လာ|အင်္ဂါ|ဗုဒ္ဓဟူး|ကြာသပတေး|သောကြာ|စနေ'.split('|'),
  months: 'ဇန်|ဖေ|မတ်|ဧ|မေ|ဇွန်|ဇူ|ဩ|စက်|အောက်|နို|ဒီ'.split('|'),
  date: (day, month, year) => `${year} ${month} ${day}`,
  halfDays: false,
  ago: (count, unit) => `ပြီးခဲ့သည့် ${count} ${unit}`,
  ahead: (count, unit) => `${count} ${unit}အတွင်း`,
  spans: { second: 'စက္ကန့်', minute: 'မိနစ်', hour: 'နာရီ', day: 'ရက်' },
  now: 'ယခု',
  yesterday: 'မနေ့က',
  tomorrow: 'မနက်ဖြန်',
  // The usual tables divide by dashes: rows 2 - 5 would be four rows.
  list: (first, last) => `${first}၊ ${last}`,
  comma: '၊ ',
  regions: { MM: 'မြန်မာ' },
}

const km: LocaleData = {
  numbers: 'en',
  money: (number, symbol) => `${number}${symbol}`,
  units: {
    minute: ' នាទី',
    hour: ' ម៉ោង',
    kilometer: ' គម',
    meter: ' ម',
    kilogram: ' គក',
    gram: ' ក្រាម',
    centimeter: ' សម',
    megabyte: ' MB',
  },
  weekdays: 'អាទិត្យ|ចន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍'.split('|'),
  months: 'មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ'.split('|'),
  date: (day, month, year) => `${day} ${month} ${year}`,
  halfDays: true,
  ago: (count, unit) => `${count} ${unit}មុន`,
  ahead: (count, unit) => `${count} ${unit}ទៀត`,
  spans: { second: 'វិនាទី', minute: 'នាទី', hour: 'ម៉ោង', day: 'ថ្ងៃ' },
  now: 'ឥឡូវ',
  yesterday: 'ម្សិលមិញ',
  tomorrow: 'ថ្ងៃស្អែក',
  list: (first, last) => `${first} និង ${last}`,
  comma: ', ',
  regions: { KH: 'កម្ពុជា' },
}

const lo: LocaleData = {
  numbers: 'de',
  money: (number, symbol) => `${symbol}${number}`,
  units: {
    minute: ' ນທ',
    hour: ' ຊມ',
    kilometer: ' ກມ',
    meter: ' ມ',
    kilogram: ' ກິໂລ',
    gram: ' ກຣາມ',
    centimeter: ' ຊັງຕີແມັດ',
    megabyte: ' MB',
  },
  weekdays: 'ອາທິດ|ຈັນ|ອັງຄານ|ພຸດ|ພະຫັດ|ສຸກ|ເສົາ'.split('|'),
  months: 'ມ.ກ.|ກ.ພ.|ມ.ນ.|ມ.ສ.|ພ.ພ.|ມິ.ຖ.|ກ.ລ.|ສ.ຫ.|ກ.ຍ.|ຕ.ລ.|ພ.ຈ.|ທ.ວ.'.split('|'),
  date: (day, month, year) => `${day} ${month} ${year}`,
  halfDays: false,
  ago: (count, unit) => `${count} ${unit}ກ່ອນ`,
  ahead: (count, unit) => `ໃນອີກ ${count} ${unit}`,
  spans: { second: 'ວິນາທີ', minute: 'ນາທີ', hour: 'ຊົ່ວໂມງ', day: 'ມື້' },
  now: 'ຕອນນີ້',
  yesterday: 'ມື້ວານ',
  tomorrow: 'ມື້ອື່ນ',
  list: (first, last) => `${first} ແລະ ${last}`,
  comma: ', ',
  regions: { LA: 'ລາວ' },
}

/** Languages without support in Chromium. The service formats them in the same way, so that both agree. */
export const customLocaleData: Readonly<Partial<Record<string, LocaleData>>> = { my, km, lo }
