import { findWords } from '@beckon/domain/text'

export interface HelpEntry {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** The entries that hold every word that is searched for; all of them for none. */
export function searchHelp<T extends HelpEntry>(
  entries: readonly T[],
  search: string,
  language: string,
): readonly T[] {
  const isIn = findWords(search, language)
  return entries.filter(({ title, text }) => isIn(`${title} ${text}`))
}
