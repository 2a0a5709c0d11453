import { type Finder, findWords } from '@beckon/domain/text'

export interface HelpEntry {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** Shorter words, such as "is" or "my", do not narrow a search. */
const SHORTEST_SIGNIFICANT = 3
/** The shortest stem of a word: "refunds" also finds "refund". */
const SHORTEST_STEM = 4
const LONGEST_ENDING = 3

/**
 * Returns the entries with every searched word, in any order; all of them without a search. If none has every word,
 * those with most of them, also with other endings.
 */
export function searchHelp<T extends HelpEntry>(
  entries: readonly T[],
  search: string,
  language: string,
): readonly T[] {
  const textOf = ({ title, text }: T) => `${title} ${text}`
  const hasAll = findWords(search, language)
  const whole = entries.filter((entry) => hasAll(textOf(entry)))
  if (whole.length > 0) return whole
  const finders = significantWords(search).map((word) => findStem(word, language))
  const counted = entries.map((entry) => ({
    entry,
    count: finders.filter((isIn) => isIn(textOf(entry))).length,
  }))
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ entry }) => entry)
}

function significantWords(search: string): string[] {
  const words = search.trim().split(/\s+/u).filter(Boolean)
  const significant = words.filter((word) => [...word].length >= SHORTEST_SIGNIFICANT)
  return significant.length > 0 ? significant : words
}

function findStem(word: string, language: string): Finder {
  const letters = [...word]
  const length = Math.max(SHORTEST_STEM, letters.length - LONGEST_ENDING)
  return findWords(letters.slice(0, length).join(''), language)
}
