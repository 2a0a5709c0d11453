import type { LocaleTag } from '@beckon/domain/country'
import { en } from './catalogues/en/index.ts'
import { baseOf, isCounted, pluralForms } from './plural-keys.ts'
import type { Catalogue, TextKey } from './text-key.ts'
import {
  placeholderDifferences,
  type PlaceholderDifferences,
  textRoom,
  type TextViolation,
  textWidth,
  violationOf,
} from './text-rules.ts'

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
export const textViolation = (key: string, text: string): (TextViolation & TextKey) | undefined =>
  violationOf({ key, english: englishOf(key), text })

/** Compares the placeholders of a text for an existing key with those of the English one. */
export const differencesOf = (key: string, text: string): PlaceholderDifferences =>
  placeholderDifferences({ key, english: englishOf(key), text })

export function hasPlaceholdersOf(key: string, text: string): boolean {
  const { missing, unknown } = differencesOf(key, text)
  return missing.length === 0 && unknown.length === 0
}

/** Whether a text is too long for the space of the English one. */
export const isTooLong = (key: string, text: string): boolean => textWidth(text) > textRoom(englishOf(key))
