import { baseOf, isCounted } from './plural-keys.ts'
import type { TextKey } from './text-key.ts'

export type TextViolation =
  | 'text.fault.empty'
  | 'text.fault.placeholders'
  | 'text.fault.marks'
  | 'text.fault.long'

/** A text in place of an English one. */
export interface WrittenText {
  readonly key: string
  readonly english: string
  readonly text: string
}

/** Placeholders that a text should have and does not, and those that its key does not have. */
export interface PlaceholderDifferences {
  readonly missing: readonly string[]
  readonly unknown: readonly string[]
}

/** The violation of a text; undefined where there is none. */
export function violationOf(written: WrittenText): (TextViolation & TextKey) | undefined {
  const { text } = written
  if (text === '' || text !== text.trim()) return 'text.fault.empty'
  if (hasForbiddenCharacters(text)) return 'text.fault.marks'
  const { missing, unknown } = placeholderDifferences(written)
  if (missing.length > 0 || unknown.length > 0) return 'text.fault.placeholders'
  return textWidth(text) > textRoom(written.english) ? 'text.fault.long' : undefined
}

/** Finds markup, nested texts (`$t(…)`), control characters and bidirectional overrides. */
const hasForbiddenCharacters = (text: string): boolean =>
  /[<>]|\$t\(|[\p{Cc}\u202a-\u202e]|\p{Cs}/u.test(text)

/** Returns the placeholders of a text, in braces. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set(text.match(/\{[^}]*\}/gu) ?? [])].toSorted()

/** Compares the placeholders of a text with those of the English one; a stray brace counts as an unknown one. */
export function placeholderDifferences({ key, english, text }: WrittenText): PlaceholderDifferences {
  const wanted = placeholdersOf(english)
  const has = placeholdersOf(text)
  // "One order" has the number in words.
  const mayDrop = isCounted(key) && key !== `${baseOf(key)}_other` ? ['{count}'] : []
  const stray = text.replace(/\{[^{}]*\}/gu, '').match(/[{}]/gu) ?? []
  return {
    missing: wanted.filter((one) => !has.includes(one) && !mayDrop.includes(one)),
    unknown: [...has.filter((one) => !wanted.includes(one)), ...new Set(stray)],
  }
}

/** Returns the longest width that a text may have in place of the English one. */
export const textRoom = (english: string): number => Math.max(20, textWidth(english) * 2 + 10)

/** Returns the width in Latin letters: a Han character takes nearly two, a mark above or below none. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, one) => {
    if (/\p{M}/u.test(one)) return sum
    return sum + (/[\u2e80-\uffef]/u.test(one) ? 1.8 : 1)
  }, 0)
