import { fold } from './fold.ts'

/** A pattern for any of these words as they stand in a folded message, the longest first. */
export const anyOf = (words: readonly string[]): string =>
  words
    .map((word) => fold(word).replace(/[.]/gu, '\\.'))
    .toSorted((one, other) => other.length - one.length)
    .join('|')
