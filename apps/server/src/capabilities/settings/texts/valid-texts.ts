import type { LocaleTag } from '@beckon/domain/country'
import type { Catalogue } from '@beckon/texts'
import { isTextKey, textViolation } from '@beckon/texts/check'

export interface ValidTexts {
  readonly texts: Catalogue
  /** Keys whose text cannot be shown. */
  readonly refused: readonly string[]
}

/** The given texts that fit the language: a known key, the right placeholders, no markup. */
export function validTexts(locale: LocaleTag, given: Readonly<Record<string, string>>): ValidTexts {
  const isValid = (key: string, text: string) => isTextKey(locale, key) && !textViolation(key, text)
  const entries = Object.entries(given)
  return {
    texts: Object.fromEntries(entries.filter(([key, text]) => isValid(key, text))),
    refused: entries.filter(([key, text]) => !isValid(key, text)).map(([key]) => key),
  }
}
