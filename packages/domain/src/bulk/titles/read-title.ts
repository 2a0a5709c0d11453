import { fold, isUnspaced, type Label, wholeLabel } from '../../paste/index.ts'
import * as asia from './asia.ts'
import * as europe from './europe.ts'
import * as latin from './latin.ts'
import type { TitleMeaning, Titles } from './title.ts'
import * as westAsia from './west-asia.ts'

/** The meanings of a title: one, or several where it is ambiguous; none where it is unknown. */
export interface ReadTitle {
  readonly meanings: readonly TitleMeaning[]
  /** `whole`: the exact words. `part`: with other words. `alike`: except for a letter or two. */
  readonly strength: 'whole' | 'part' | 'alike'
}

/** Letters and figures alone, so that `customer_name`, `Customer name:` and `CustomerName` are one. */
const squeeze = (text: string): string => fold(text).replace(/[^\p{L}\p{M}\p{Nd}#+]/gu, '')

const meaningOf = new Map<string, TitleMeaning>()
for (const titles of [latin, europe, asia, westAsia].flatMap((group): Titles[] => Object.values(group))) {
  for (const [meaning, words] of Object.entries(titles) as [TitleMeaning, string][]) {
    for (const word of words.split('|')) {
      const key = squeeze(word)
      if (key !== '' && !meaningOf.has(key)) meaningOf.set(key, meaning)
    }
  }
}

/** Longer than any title; what is as long is a text. */
const TITLE_LENGTH = 80

/** `isStrict` leaves out what is only alike: while the row with the titles is looked for. */
export function readTitle(title: string, isStrict = false): ReadTitle | null {
  if (title.length > TITLE_LENGTH) return null
  const bare = title.replace(/\((?:optional|required|\*)\)|\*/giu, ' ')
  const outer = bare.replace(/[([（【][^)\]）】]*[)\]）】]?/gu, ' ')
  for (const text of new Set([bare, outer])) {
    const whole = wholeMeaning(text)
    if (whole) return { meanings: [whole], strength: 'whole' }
  }
  const parts = partMeanings(bare)
  if (parts.length > 0) return { meanings: parts, strength: 'part' }
  const alike = isStrict ? undefined : alikeMeaning(squeeze(outer))
  return alike ? { meanings: [alike], strength: 'alike' } : null
}

function wholeMeaning(text: string): TitleMeaning | undefined {
  const key = squeeze(text)
  if (key === '') return text.trim() === '' ? undefined : meaningOf.get(text.trim())
  const own = meaningOf.get(key)
  if (own) return own
  const label = wholeLabel(tidied(text))
  return label ? meaningOfLabel(label) : undefined
}

/** As labels are written in messages. */
const tidied = (text: string): string =>
  fold(text)
    .replace(/[_\s]+/gu, ' ')
    .replace(/^[\s.:*-]+|[\s.:*-]+$/gu, '')

function meaningOfLabel({ field, role }: Label): TitleMeaning {
  if (role === 'sender') return 'none'
  if (field === 'fee' || field === 'other') return 'none'
  if (field === 'place') return 'address-part'
  return field === 'destination' ? 'address' : field
}

/** The meanings of the words in it, the longest first; what lies inside of a longer one does not count. */
function partMeanings(text: string): TitleMeaning[] {
  const words = tidied(text.replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2').replace(/[()[\]（）【】/|,&+]/gu, ' '))
    .split(/[\s-]+/u)
    .filter((word) => word !== '')
  const found = words.some((word) => isUnspaced(word.charAt(0))) ? insideOf(squeeze(text)) : spansOf(words)
  const longest = found.toSorted((a, b) => b.length - a.length)
  const meanings = [...new Set(longest.map(({ meaning }) => meaning))]
  // "Customer email": "customer" is no second meaning. A meaning that is ignored counts only alone.
  const significant: TitleMeaning[] = meanings.filter((meaning) => meaning !== 'none')
  if (meanings[0] === 'none' || significant.length === 0) return meanings.slice(0, 1)
  const both = pairs.find(
    ({ of }) => of.length === significant.length && of.every((one) => significant.includes(one)),
  )
  if (both) return [both.is]
  const beside = significant.filter((meaning) => meaning !== 'name' && meaning !== 'name-part')
  return beside.length === 1 && significant.length === 2 && isRoleOnly(longest) ? beside : significant
}

/** Two that are one column: "Date & time". */
const pairs: readonly { readonly of: readonly TitleMeaning[]; readonly is: TitleMeaning }[] = [
  { of: ['date', 'time'], is: 'date' },
  { of: ['latitude', 'longitude'], is: 'point' },
]

interface Span {
  readonly meaning: TitleMeaning
  readonly length: number
  readonly text: string
}

const isRoleOnly = (spans: readonly Span[]): boolean =>
  spans.filter(({ meaning }) => meaning === 'name').every(({ text }) => roles.has(text))

const roles = new Set(
  'customer|recipient|receiver|client|consignee|buyer|kunde|kund|empfanger|vevo|ugyfel|cimzett|zakaznik|klient|odbiorca|kupac|купац|πελατησ|العميل|المستلم|الزبون|客戶|客户|收件人|顧客|客人|お客様|受取人|ลูกค้า|ผู้รับ|গ্রাহক|گاهك'
    .split('|')
    .map(squeeze),
)

const MOST_WORDS = 10

function spansOf(all: readonly string[]): Span[] {
  const words = all.slice(0, MOST_WORDS)
  const found: Span[] = []
  const taken = new Set<number>()
  for (let count = words.length; count > 0; count -= 1) {
    for (let first = 0; first + count <= words.length; first += 1) {
      const places = Array.from({ length: count }, (_, at) => first + at)
      if (places.some((at) => taken.has(at))) continue
      const text = words.slice(first, first + count).join(' ')
      const meaning = squeeze(text).length > 1 ? wholeMeaning(text) : undefined
      if (!meaning) continue
      for (const at of places) taken.add(at)
      found.push({ meaning, length: squeeze(text).length, text: squeeze(text) })
    }
  }
  return found
}

/** In scripts without spaces: the longest words that stand anywhere in it. */
function insideOf(key: string): Span[] {
  const found: Span[] = []
  let at = 0
  while (at < key.length) {
    let length = Math.min(24, key.length - at)
    while (length > 1 && !meaningOf.has(key.slice(at, at + length))) length -= 1
    const text = key.slice(at, at + length)
    const meaning = length > 1 ? meaningOf.get(text) : undefined
    if (meaning) found.push({ meaning, length, text })
    at += meaning ? length : 1
  }
  return found
}

/** The one meaning of all words that differ from it by a letter, by two where it is long. */
function alikeMeaning(key: string): TitleMeaning | undefined {
  if (key.length < 5) return undefined
  const most = key.length >= 9 ? 2 : 1
  const found = new Set<TitleMeaning>()
  for (const [word, meaning] of meaningOf) {
    if (word.length >= 5 && Math.abs(word.length - key.length) <= most && distance(word, key, most) <= most) {
      found.add(meaning)
    }
  }
  return found.size === 1 ? [...found][0] : undefined
}

/** Letters to change, leave out, put in or exchange with their neighbour; more than `most` is only more. */
function distance(a: string, b: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      let least = Math.min(changed, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      next.push(least)
    }
    if (Math.min(...next) > most) return most + 1
    ;[before, last] = [last, next]
  }
  return last[b.length] ?? 0
}
