import type { LocaleTag } from '@beckon/domain/country'
import i18next from 'i18next'
import { catalogues } from './catalogues/index.ts'
import { isolate } from './isolate.ts'
import { locales } from './locales.ts'
import type { TextKey, ValuesOf } from './text-key.ts'

export type Speak = <K extends TextKey>(key: K, ...values: ValuesOf<K>) => string

const resources = Object.fromEntries(
  Object.entries(catalogues).map(([tag, translation]) => [tag, { translation }]),
)

/** All catalogues at once, for whoever writes to people outside of a page: mails, receipts, spreadsheets. */
const all = i18next.createInstance()
const loaded = all.init({
  resources,
  lng: 'en',
  fallbackLng: (asked) => [...(asked in locales ? locales[asked as LocaleTag].fallback : ['en'])],
  keySeparator: false,
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  load: 'currentOnly',
  returnNull: false,
})

/** The texts of a language; each value keeps its own order inside a right-to-left sentence. */
export async function speaker(locale: LocaleTag): Promise<Speak> {
  await loaded
  const fixed = all.getFixedT(locale)
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
