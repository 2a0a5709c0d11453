import type { LocaleTag } from '@beckon/domain/country'
import { locales } from './locales.ts'
import { baseKeys, baseOf, isCounted, pluralForms } from './plural-keys.ts'
import type { Catalogue } from './text-key.ts'

/** Corrections by language, which take precedence over the catalogues. */
export type Overrides = Readonly<Partial<Record<LocaleTag, Catalogue>>>

export interface MergedCatalogue {
  /** Every key that English has, in the plural forms of the language. */
  readonly texts: Catalogue
  /** Keys that neither the language nor its parents have: their texts are English. */
  readonly missing: readonly string[]
}

/** The catalogue of a language, where it has one. */
export type OwnTexts = (tag: LocaleTag) => Catalogue | undefined

/** All that a reader of a language is shown: its own texts, else its parent's, else the English ones. */
export function mergeCatalogues(own: OwnTexts, tag: LocaleTag, overrides: Overrides): MergedCatalogue {
  const layers = [...locales[tag].fallback.toReversed(), tag].map((one) => ({
    one,
    texts: { ...ownTexts(own, one), ...overrides[one] },
  }))
  // A browser without support of the language uses the plural rules of English.
  const forms = [...new Set([...pluralForms(tag), ...pluralForms('en')])]
  const texts = Object.assign({}, ...layers.map((layer) => inForms(layer.texts, forms)))
  const present = new Set(
    layers.filter(({ one }) => one !== 'en' || tag === 'en').flatMap((layer) => baseKeys(layer.texts)),
  )
  return { texts, missing: baseKeys(own('en') ?? {}).filter((key) => !present.has(key)) }
}

/** The texts of a language itself: a regional catalogue also has its parent's texts, and those may be corrected there. */
function ownTexts(own: OwnTexts, tag: LocaleTag): Catalogue {
  const [parent] = locales[tag].fallback
  const theirs = parent === undefined || parent === 'en' ? {} : (own(parent) ?? {})
  return Object.fromEntries(Object.entries(own(tag) ?? {}).filter(([key, text]) => theirs[key] !== text))
}

/** Writes each plural text in the forms of another language; a missing form uses `_other`. */
function inForms(texts: Catalogue, forms: readonly string[]): Catalogue {
  const counted = new Set(Object.keys(texts).filter(isCounted).map(baseOf))
  const plain = Object.entries(texts).filter(([key]) => !isCounted(key))
  const written = [...counted].flatMap((base) =>
    forms.flatMap((form) => {
      const text = texts[`${base}_${form}`] ?? texts[`${base}_other`]
      return text === undefined ? [] : [[`${base}_${form}`, text] as const]
    }),
  )
  return Object.fromEntries([...plain, ...written])
}
