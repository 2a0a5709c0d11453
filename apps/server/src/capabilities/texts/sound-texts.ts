import type { LocaleTag } from '@beckon/domain/country'
import type { Catalogue } from '@beckon/texts'
import { isTextKey, textFault } from '@beckon/texts/judge'

export interface Sound {
  readonly texts: Catalogue
  /** Keys whose text is none that can be shown. */
  readonly refused: readonly string[]
}

/** What came from outside, as far as it fits the language: a known key, the right placeholders, no marks. */
export function soundTexts(locale: LocaleTag, given: Readonly<Record<string, string>>): Sound {
  const isSound = (key: string, text: string) => isTextKey(locale, key) && !textFault(key, text)
  const entries = Object.entries(given)
  return {
    texts: Object.fromEntries(entries.filter(([key, text]) => isSound(key, text))),
    refused: entries.filter(([key, text]) => !isSound(key, text)).map(([key]) => key),
  }
}
