import { countries, type CountryCode, deployments } from '../../country/index.ts'
import { plainDigits } from '../../text/index.ts'
import { fold } from '../../paste/index.ts'
import { dayAfter } from '../../time/index.ts'

/** A day, `2026-11-30`, and whether day and month are ambiguous. */
export interface ReadDay {
  readonly day: string
  readonly isGuess: boolean
}

/** Days that serial numbers of spreadsheets begin at, and some of our years as such numbers. */
const FIRST_DAY = '1899-12-30'
const serials = { from: 43_000, to: 62_000 }

/** The day that a text names, or undefined. `today` is the day of the zone. */
export function readDay(text: string, today: string, country: CountryCode): ReadDay | undefined {
  const folded = fold(plainDigits(text)).trim()
  const number = /^\d{5}(?:\.\d+)?$/u.test(folded) ? Math.floor(Number(folded)) : 0
  if (number >= serials.from && number <= serials.to) {
    return { day: dayAfter(FIRST_DAY, number), isGuess: false }
  }
  return figures(folded, today, country) ?? withMonth(folded, today, country) ?? spoken(folded, today)
}

const words: readonly (readonly [number, string])[] = [
  [
    0,
    'today|ma|heute|dnes|dzis|danas|данас|σημερα|idag|i dag|tanaan|اليوم|آج|aaj|আজ|今天|今日|本日|วันนี้|ມື້ນີ້|ថ្ងៃនេះ|ဒီနေ့|hari ini|ngayon|ngayong araw|karon',
  ],
  [
    1,
    'tomorrow|holnap|morgen|zitra|jutro|sutra|сутра|αυριο|imorgon|i morgen|huomenna|غدا|بكره|كل|kal|আগামীকাল|明天|明日|พรุ่งนี้|ມື້ອື່ນ|ថ្ងៃស្អែក|မနက်ဖြန်|esok|bukas|ugma',
  ],
]

function spoken(folded: string, today: string): ReadDay | undefined {
  const found = words.find(([, known]) => known.split('|').some((word) => fold(word) === folded))
  return found && { day: dayAfter(today, found[0]), isGuess: false }
}

function figures(folded: string, today: string, country: CountryCode): ReadDay | undefined {
  const plain = folded.replace(/\s*[年月/.-]\s*/gu, '-').replace(/日$|-$/gu, '')
  const parts = plain.split('-').map((part) => (/^\d{1,4}$/u.test(part) ? part : ''))
  if (parts.includes('') || parts.length < 2 || parts.length > 3) return undefined
  const [first = '', second = '', third] = parts
  if (first.length >= 3) return third === undefined ? undefined : made(first, second, third, false, country)
  const isMonthFirst = countries[country].isMonthFirst ?? false
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  const isEither = Number(day) <= 12 && Number(month) <= 12 && day !== month
  if (third === undefined) return withoutYear(day, month, today, isEither, country)
  if (Number(month) > 12) return made(third, day, month, false, country)
  return made(third, month, day, isEither && third.length !== 2, country) ?? undefined
}

/** This year's, or next year's where that is long over. */
function withoutYear(
  day: string,
  month: string,
  today: string,
  isGuess: boolean,
  country: CountryCode,
): ReadDay | undefined {
  const year = Number(today.slice(0, 4))
  const [ordered, other] = Number(month) > 12 ? [day, month] : [month, day]
  const found = made(String(year), ordered, other, isGuess, country)
  const isLongOver = found && found.day < dayAfter(today, -180)
  return isLongOver ? made(String(year + 1), ordered, other, isGuess, country) : found
}

/** Years of the Republic in Taiwan, and of the Buddha in Thailand and around. */
function yearOf(text: string, country: CountryCode): number {
  const year = Number(text)
  if (text.length === 3 && countries[country].countsRepublicYears) return year + 1911
  if (year > 2400 && year < 2700) return year - 543
  return text.length <= 2 ? 2000 + year : year
}

function made(
  yearText: string,
  month: string,
  day: string,
  isGuess: boolean,
  country: CountryCode,
): ReadDay | undefined {
  const [year, date] = [yearOf(yearText, country), new Date(0)]
  date.setUTCFullYear(year, Number(month) - 1, Number(day))
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isReal && year > 1999 && year < 2100 ? { day: date.toISOString().slice(0, 10), isGuess } : undefined
}

/** "30 Nov 2026", "Nov 30", "30. november": in English and in the languages of the country. */
function withMonth(folded: string, today: string, country: CountryCode): ReadDay | undefined {
  const word = /\p{L}[\p{L}\p{M}]{2,}/u.exec(folded.replace(/^\p{L}{2,}(?:day|,)\s+/u, ''))?.[0]
  const month = word === undefined ? undefined : monthOf(word, country)
  const numbers = folded.match(/\d+/gu) ?? []
  const year = numbers.find((one) => one.length === 4)
  const rest = numbers.filter((one) => one !== year && one.length <= 2)
  const [day, shortYear] = rest
  if (month === undefined || day === undefined || rest.length > (year === undefined ? 2 : 1)) return undefined
  if (year === undefined && shortYear === undefined) {
    return withoutYear(day, String(month), today, false, country)
  }
  return made(year ?? shortYear ?? '', String(month), day, false, country)
}

function monthOf(word: string, country: CountryCode): number | undefined {
  for (const language of new Set(['en', ...deployments[country].languages])) {
    for (const style of ['long', 'short'] as const) {
      const months = monthsOf(language, style)
      const at = months.findIndex((one) => one.startsWith(word) || word.startsWith(one))
      if (at >= 0) return at + 1
    }
  }
  return undefined
}

const known = new Map<string, readonly string[]>()

function monthsOf(language: string, style: 'long' | 'short'): readonly string[] {
  const key = `${language} ${style}`
  const months =
    known.get(key) ??
    Array.from({ length: 12 }, (_, month) => {
      const parts = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
        month: style,
        day: 'numeric',
        timeZone: 'UTC',
      }).formatToParts(Date.UTC(2026, month, 15))
      return fold(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/[.\d\s]/gu, '')
    }).map((name) => (name.length < 3 ? '\u0000' : name))
  known.set(key, months)
  return months
}
