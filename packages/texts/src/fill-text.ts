import type { LocaleTag } from '@beckon/domain/country'
import { type TextValues, writtenValues } from './formatters/written-values.ts'
import type { Catalogue } from './text-key.ts'

/**
 * A text of a merged catalogue with its values, as `translatorFrom` fills it: the form of a plural text follows the
 * number. The key itself where there is no such text. For pages that load no library of texts.
 */
export function fillText(texts: Catalogue, locale: LocaleTag, key: string, values: TextValues = {}): string {
  const filled = writtenValues(values, locale)
  const text = texts[formOf(texts, locale, key, values['count'])] ?? key
  return text.replace(/\{(\w+)\}/gu, (whole, name: string) => filled[name] ?? whole)
}

const rules = new Map<LocaleTag, Intl.PluralRules>()

/** Returns the key of the plural form of a number: `_zero` for 0 where it exists, else the form of the language. */
function formOf(
  texts: Catalogue,
  locale: LocaleTag,
  key: string,
  count: string | number | undefined,
): string {
  if (typeof count !== 'number') return key
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  const forms = [...(count === 0 ? ['zero'] : []), rule.select(count)].map((form) => `${key}_${form}`)
  return forms.find((form) => texts[form] !== undefined) ?? key
}
