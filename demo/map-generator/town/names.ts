import type { Random } from '../shape/random.ts'
import type { Pattern, Vocabulary, Translations } from '../vocabulary/vocabulary.ts'

/** Values for the slots of a pattern. */
export interface Slots {
  readonly word?: Translations
  readonly place?: Translations
  readonly street?: Translations
  readonly road?: Translations
  readonly number?: string
}

/** The zeros of languages whose signs show digits of their own. */
const zeros: Readonly<Record<string, string>> = { bn: '০', km: '០', my: '၀' }

/** A number as the language writes it. */
export function inDigits(number: string, language: string): string {
  const zero = zeros[language]?.codePointAt(0)
  return zero === undefined
    ? number
    : number.replace(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)))
}

const slotted = /\{(word|place|street|road|number)(?:\.(\w))?\}/gu

/** Fills a pattern in each of its languages. */
export function filled(pattern: Pattern, slots: Slots): Translations {
  const names: Record<string, string> = {}
  for (const [language, text] of Object.entries(pattern)) {
    const name = text.replace(slotted, (_, slot: keyof Slots, form: string | undefined) => {
      const value = slots[slot]
      const column = form === undefined ? language : `${language}.${form}`
      return (typeof value === 'string' ? value : value?.[column]) ?? '\u0000'
    })
    if (!name.includes('\u0000')) names[language] = inDigits(name, language)
  }
  return names
}

/** Names of one city: each plain name is given once. */
export class Namer {
  private readonly vocabulary: Vocabulary
  private readonly random: Random
  private readonly given = new Set<string>()
  private readonly stems = new Map<string, Translations>()

  constructor(vocabulary: Vocabulary, random: Random) {
    this.vocabulary = vocabulary
    this.random = random
  }

  /** A new name by one of the patterns; names that are used up get a number. */
  make(patterns: readonly Pattern[], slots: Omit<Slots, 'word'>): Translations {
    const found = this.attempt(patterns, slots, (names) => this.claim(names))
    if (found) return found
    for (let number = 2; number < 5000; number++) {
      const name = (names: Translations) =>
        Object.fromEntries(Object.entries(names).map(([language, text]) => [language, `${text} ${number}`]))
      const plain = this.attempt(patterns, slots, () => true)
      if (plain && this.claim(name(plain))) return name(plain)
    }
    throw new Error(`the vocabulary of ${this.vocabulary.country} has too few words`)
  }

  /** The same for shops, which may be branches of one chain. */
  makeOrRepeat(patterns: readonly Pattern[], slots: Omit<Slots, 'word'>): Translations {
    const fresh = this.attempt(patterns, slots, (names) => this.claim(names))
    const found = fresh ?? this.attempt(patterns, slots, () => true)
    if (!found) throw new Error(`a shop of ${this.vocabulary.country} has a name without its own language`)
    return found
  }

  private attempt(
    patterns: readonly Pattern[],
    slots: Omit<Slots, 'word'>,
    accepts: (names: Translations) => boolean,
  ): Translations | undefined {
    for (let tries = 0; tries < 60; tries++) {
      const number = slots.number ?? `${1 + this.random.whole(8 + 2 * tries)}`
      const word = this.random.pick(this.vocabulary.words)
      const names = filled(this.random.pick(patterns), { ...slots, word, number })
      if (!this.isComplete(names) || !accepts(names)) continue
      this.stems.set(this.plain(names), word)
      return names
    }
    return undefined
  }

  /** Takes a name that was made elsewhere; false where it is taken. */
  claim(names: Translations): boolean {
    const name = this.plain(names)
    if (this.given.has(name)) return false
    this.given.add(name)
    return true
  }

  /** The word that a name was made from. */
  stemOf(names: Translations): Translations {
    return this.stems.get(this.plain(names)) ?? names
  }

  plain(names: Translations): string {
    return names[this.vocabulary.language] ?? ''
  }

  private isComplete(names: Translations): boolean {
    return this.plain(names) !== '' && (names['en'] ?? '') !== ''
  }
}

/** OpenStreetMap's tags for a name in its languages. */
export function nameTags(names: Translations, language: string): Record<string, string> {
  const tags: Record<string, string> = { name: names[language] ?? names['en'] ?? '' }
  for (const [key, text] of Object.entries(names)) tags[`name:${key}`] = text
  return tags
}
