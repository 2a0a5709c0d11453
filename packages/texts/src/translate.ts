import type { LocaleTag } from '@beckon/domain/country'
import i18next from 'i18next'
import type { Catalogue, TextKey, ValuesOf } from './text-key.ts'
import { loadMergedCatalogue } from './load-merged-catalogue.ts'
import { type TextValues, writtenValues } from './formatters/written-values.ts'

export { loadMergedCatalogue } from './load-merged-catalogue.ts'

export type Translate = <K extends TextKey>(key: K, ...values: ValuesOf<K>) => string

/** The texts of a language as a whole catalogue has them, with values as the language writes them. */
export async function translatorFrom(locale: LocaleTag, texts: Catalogue): Promise<Translate> {
  const i18n = i18next.createInstance()
  await i18n.init({
    resources: { [locale]: { translation: texts } },
    lng: locale,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    load: 'currentOnly',
    returnNull: false,
  })
  const fixed = i18n.getFixedT(locale)
  return (key, ...values) => {
    const given: TextValues = values[0] ?? {}
    // The plural form depends on the number, which is shown in the digits of the language.
    return fixed(String(key), { ...given, replace: writtenValues(given, locale) })
  }
}

const known = new Map<LocaleTag, Promise<Translate>>()

/** The shipped texts of a language, for messages outside of a page. */
export function translatorFor(locale: LocaleTag): Promise<Translate> {
  const translate =
    known.get(locale) ?? loadMergedCatalogue(locale).then(({ texts }) => translatorFrom(locale, texts))
  known.set(locale, translate)
  return translate
}
