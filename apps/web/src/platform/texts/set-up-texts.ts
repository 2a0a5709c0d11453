import { textsPath } from '@beckon/texts'
import type { LocaleTag } from '@beckon/domain/country'
import i18next, { type i18n } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import type { TextVersions } from './text-versions.ts'

/** Loads one language: the service fills missing texts with English. */
export async function setUpTexts(locale: LocaleTag, versions: TextVersions): Promise<i18n> {
  const texts = i18next.createInstance()
  await texts
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      backend: {
        loadPath: ([language = 'en']: string[]) => textsPath(language, { version: versions.of(language) }),
      },
      // Keys are whole: a dot in one does not mean a level.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { prefix: '{', suffix: '}', escapeValue: false },
      load: 'currentOnly',
      returnNull: false,
      // Texts that were corrected meanwhile are shown as soon as they are here.
      react: { useSuspense: false, bindI18nStore: 'added' },
    })
  return texts
}
