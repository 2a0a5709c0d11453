import type { Random } from '../shape/random.ts'
import type { Pattern, Vocabulary, Words } from '../vocabulary/vocabulary.ts'

/** What may stand in a pattern's slots; a number is the same in every language. */
export interface Slots {
  readonly word?: Words
  readonly place?: Words
  readonly street?: Words
  readonly number?: string
}

/** Fills a pattern in each of its languages; a language that a slot lacks is left out. */
export function filled(pattern: Pattern, slots: Slots): Words {
  const names: Record<string, string> = {}
  for (const [language, text] of Object.entries(pattern)) {
    const name = text.replace(/\{(word|place|street|number)\}/gu, (_, slot: keyof Slots) => {
      const value = slots[slot]
      return (typeof value === 'string' ? value : value?.[language]) ?? '\u0000'
    })
    if (!name.includes('\u0000')) names[language] = name
  }
  return names
}

/** Names of one city: each plain name is given once. */
export class Namer {
  private readonly vocabulary: Vocabulary
  private readonly random: Random
  private readonly given = new Set<string>()
  private readonly stems = new Map<string, Words>()

  constructor(vocabulary: Vocabulary, random: Random) {
    this.vocabulary = vocabulary
    this.random = random
  }

  /** A new name by one of the patterns; names that are used up get a number. */
  make(patterns: readonly Pattern[], slots: Omit<Slots, 'word'>, unique = true): Words {
    for (let tries = 0; tries < 60; tries++) {
      const number = slots.number ?? `${1 + this.random.whole(8 + 2 * tries)}`
      const word = this.random.pick(this.vocabulary.words)
      const names = filled(this.random.pick(patterns), { word, number, ...slots })
      if (!this.isComplete(names) || (unique && !this.claim(names))) continue
      this.stems.set(this.plain(names), word)
      return names
    }
    for (let number = 2; ; number++) {
      const word = this.random.pick(this.vocabulary.words)
      const names = filled(this.random.pick(patterns), { word, number: `${number}`, ...slots })
      const numbered = Object.fromEntries(Object.entries(names).map(([k, name]) => [k, `${name} ${number}`]))
      if (this.isComplete(numbered) && this.claim(numbered)) return numbered
      if (number > 5000) throw new Error(`the vocabulary of ${this.vocabulary.country} has too few words`)
    }
  }

  /** Takes a name that was made elsewhere; false where it is taken. */
  claim(names: Words): boolean {
    const name = this.plain(names)
    if (this.given.has(name)) return false
    this.given.add(name)
    return true
  }

  /** The word that a name was made from. */
  stemOf(names: Words): Words {
    return this.stems.get(this.plain(names)) ?? names
  }

  plain(names: Words): string {
    return names[this.vocabulary.language] ?? ''
  }

  private isComplete(names: Words): boolean {
    return this.plain(names) !== '' && (names['en'] ?? '') !== ''
  }
}

/** OpenStreetMap's tags for a name in its languages. */
export function nameTags(names: Words, language: string): Record<string, string> {
  const tags: Record<string, string> = { name: names[language] ?? names['en'] ?? '' }
  for (const [key, text] of Object.entries(names)) tags[`name:${key}`] = text
  return tags
}
