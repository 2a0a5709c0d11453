import { type Locale, locales, offeredLocales } from '@beckon/texts'
import { useConfig } from '../../platform/client/index.ts'

/** The languages of this deployment that can be read, each by its own name. */
export function useOfferedLocales(): readonly Locale[] {
  const { languages, default_language: defaultLanguage } = useConfig()
  return offeredLocales({ languages, defaultLanguage }).map((tag) => locales[tag])
}
