import type { BrowserConfig } from '@beckon/contract'
import { type LocaleTag, localeTags } from '@beckon/domain/country'
import { chooseLocale, savedLocale, type TextSource } from '@beckon/texts'
import { z } from 'zod'
import { type Database, storedValue, type Value } from '../platform/storage/index.ts'
import { loadTexts } from '../platform/texts/index.ts'

/** The language that was chosen on this phone. */
export const storedLocale = (db: Database): Value<LocaleTag> => storedValue(db, 'locale', z.enum(localeTags))

/** Returns the texts at the start: in the chosen language, else in that of the phone; English where they cannot be had. */
export async function firstTexts(
  config: BrowserConfig,
  saved: LocaleTag | undefined,
): Promise<Omit<TextSource, 'choose'> | undefined> {
  const spoken = { languages: config.languages, defaultLanguage: config.default_language }
  const wanted = saved === undefined ? chooseLocale(navigator.languages, spoken) : savedLocale(saved, spoken)
  for (const locale of [wanted, 'en' as const]) {
    const catalogue = await loadTexts(locale, config.text_versions)
    if (catalogue) return { locale, catalogue }
  }
  return undefined
}
