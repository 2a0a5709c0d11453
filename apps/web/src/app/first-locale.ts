import type { BrowserConfig } from '@beckon/contract'
import type { LocaleTag } from '@beckon/domain/country'
import { chooseLocale, savedLocale } from '@beckon/texts'
import { localeStore } from '../platform/texts/index.ts'

/** Returns the language of the page: the saved one, else the browser's. */
export function firstLocale(config: BrowserConfig): LocaleTag {
  const saved = localeStore().read()
  const announcement = { languages: config.languages, defaultLanguage: config.default_language }
  return saved === undefined
    ? chooseLocale(navigator.languages, announcement)
    : savedLocale(saved, announcement)
}
