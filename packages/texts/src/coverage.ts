import { type CatalogueTag, catalogues, hasCatalogue } from './catalogues/index.ts'
import { locales } from './locales.ts'
import { baseKeys } from './plural-keys.ts'
import { sameAsEnglish, sameEverywhere } from './same-as-english.ts'
import type { Catalogue } from './text-key.ts'

/** Share of the English texts that a language has, by its own catalogue or its parent's. */
export interface Coverage {
  readonly tag: CatalogueTag
  readonly keys: number
  /** A share of one, of all English keys. */
  readonly share: number
  readonly missing: readonly string[]
  /** Equal to the English text, and not listed in `same-as-english.ts`. */
  readonly unchanged: readonly string[]
}

/** From this share of the keys on, a language is offered. It stays offered while new English texts are translated. */
export const MIN_OFFERED_COVERAGE = 0.95
/** Languages in which new texts are written at once. */
export const sourceLanguages: readonly CatalogueTag[] = ['en', 'ar', 'hu']

/** The console of operators is in English first, so its texts do not decide whether shops and riders get a language. */
const isCounted = (key: string) => !key.startsWith('console.')

export function coverageOf(tag: CatalogueTag): Coverage {
  const present = new Set(chainOf(tag).flatMap((one) => baseKeys(catalogues[one])))
  const all = baseKeys(catalogues.en).filter(isCounted)
  const missing = all.filter((key) => !present.has(key))
  return {
    tag,
    keys: all.length - missing.length,
    share: 1 - missing.length / all.length,
    missing,
    unchanged: unchangedOf(tag),
  }
}

/** The catalogues that a text of this language is looked for in before English. */
function chainOf(tag: CatalogueTag): CatalogueTag[] {
  const parents = locales[tag].fallback.filter(hasCatalogue).filter((one) => one !== 'en')
  return [tag, ...parents]
}

function unchangedOf(tag: CatalogueTag): string[] {
  if (tag === 'en') return []
  const allowed = [...sameEverywhere, ...(sameAsEnglish[tag] ?? [])]
  const english: Catalogue = catalogues.en
  return Object.entries(catalogues[tag])
    .filter(([key, text]) => english[key] === text && hasWords(text) && !allowed.includes(key))
    .map(([key]) => key)
}

/** Nothing but placeholders and marks is right in every language. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{[^}]*\}/gu, ''))
