import type { LocaleTag } from '@beckon/domain/country'
import { en } from './catalogues/en/index.ts'
import { baseOf, isCounted, pluralForms } from './plural-keys.ts'
import type { Catalogue, TextKey } from './text-key.ts'

export type TextViolation =
  | 'text.fault.empty'
  | 'text.fault.placeholders'
  | 'text.fault.marks'
  | 'text.fault.long'

const source: Catalogue = en

/** Returns whether a language has this key; a plural text has the forms of the language, not those of English. */
export function isTextKey(tag: LocaleTag, key: string): boolean {
  if (!isCounted(key)) return Object.hasOwn(source, key)
  const form = key.slice(baseOf(key).length + 1)
  return Object.hasOwn(source, `${baseOf(key)}_other`) && pluralForms(tag).includes(form)
}

/** Returns the English source of a text. */
export const englishOf = (key: string): string => source[key] ?? source[`${baseOf(key)}_other`] ?? ''

/** The fault of a text for an existing key; undefined where there is none. */
export function textViolation(key: string, text: string): (TextViolation & TextKey) | undefined {
  if (text === '' || text !== text.trim()) return 'text.fault.empty'
  if (hasForbiddenCharacters(text)) return 'text.fault.marks'
  if (!hasPlaceholdersOf(key, text)) return 'text.fault.placeholders'
  return isTooLong(key, text) ? 'text.fault.long' : undefined
}

/** Finds markup, nested texts (`$t(…)`), control characters and bidirectional overrides. */
const hasForbiddenCharacters = (text: string): boolean =>
  /[<>]|\$t\(|[\p{Cc}\u202a-\u202e]|\p{Cs}/u.test(text)

const placeholders = (text: string) => [...new Set(text.match(/\{[^}]*\}/gu) ?? [])].toSorted()

export function hasPlaceholdersOf(key: string, text: string): boolean {
  const wanted = placeholders(englishOf(key))
  const has = placeholders(text)
  // "One order" has the number in words.
  const mayDrop = isCounted(key) && !key.endsWith('_other') ? ['{count}'] : []
  return (
    has.every((one) => wanted.includes(one)) &&
    wanted.every((one) => has.includes(one) || mayDrop.includes(one)) &&
    !/[{}]/u.test(text.replace(/\{[^{}]*\}/gu, ''))
  )
}

/** Whether a text is too long for the space of the English one. */
export const isTooLong = (key: string, text: string): boolean =>
  width(text) > Math.max(20, width(englishOf(key)) * 2 + 10)

/** In Latin letters: a Han character takes nearly two, a mark above or below none. */
const width = (text: string) =>
  [...text].reduce((sum, one) => {
    if (/\p{M}/u.test(one)) return sum
    return sum + (/[\u2e80-\uffef]/u.test(one) ? 1.8 : 1)
  }, 0)
