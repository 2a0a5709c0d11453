import { type Direction, isolate, locales, writtenLocales } from '@beckon/texts'
import type { LocaleTag } from '@beckon/domain/country'
import i18next, { type i18n } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'

/** Loads the catalogue of the language, its parents and English, and no other. */
export async function setUpTexts(locale: LocaleTag): Promise<i18n> {
  const texts = i18next.createInstance()
  await texts
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: (asked) => [...(isTag(asked) ? locales[asked].fallback : ['en'])],
      backend: { loadPath },
      // Keys are whole: a dot in one does not mean a level.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { prefix: '{', suffix: '}', escapeValue: false },
      load: 'currentOnly',
      // A language without a catalogue of its own is not asked for; those it falls back to are.
      supportedLngs: [...writtenLocales],
      returnNull: false,
      react: { useSuspense: false },
    })
  return texts
}

const loadPath = ([asked]: string[]) => `/texts/${asked ?? 'en'}.json`

const isTag = (text: string): text is LocaleTag => text in locales

export const directionOf = (locale: LocaleTag): Direction => locales[locale].direction

/** Inside a right-to-left sentence each value keeps its own order. */
export function isolated(
  values: Readonly<Record<string, string | number>>,
  direction: Direction,
): Record<string, string | number> {
  if (direction === 'ltr') return { ...values }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  )
}
