import type { LocaleTag } from '@beckon/domain/country'
import i18next from 'i18next'
import { isolate } from './isolate.ts'
import { locales } from './locales.ts'
import type { Catalogue, TextKey, ValuesOf } from './text-key.ts'
import { wholeCatalogue } from './whole-catalogue.ts'

export type Speak = <K extends TextKey>(key: K, ...values: ValuesOf<K>) => string

/** The texts of a language as a whole catalogue has them; each value keeps its own order inside a right-to-left sentence. */
export async function speakFrom(locale: LocaleTag, texts: Catalogue): Promise<Speak> {
  const spoken = i18next.createInstance()
  await spoken.init({
    resources: { [locale]: { translation: texts } },
    lng: locale,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    load: 'currentOnly',
    returnNull: false,
  })
  const fixed = spoken.getFixedT(locale)
  const translate = (key: string, values: Record<string, string | number>): string =>
    fixed(key, values as Record<string, string>)
  const isRightToLeft = locales[locale].direction === 'rtl'
  const whole = (value: string | number) =>
    isRightToLeft && typeof value === 'string' ? isolate(value) : value
  return (key, ...values) => {
    const given: Readonly<Record<string, string | number>> = values[0] ?? {}
    return translate(
      key,
      Object.fromEntries(Object.entries(given).map(([name, value]) => [name, whole(value)])),
    )
  }
}

const known = new Map<LocaleTag, Promise<Speak>>()

/** The texts of a language as we ship them, for whoever writes to people outside of a page. */
export function speaker(locale: LocaleTag): Promise<Speak> {
  const speak = known.get(locale) ?? speakFrom(locale, wholeCatalogue(locale).texts)
  known.set(locale, speak)
  return speak
}
