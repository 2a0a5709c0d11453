export interface HelpEntry {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** How a text is compared: without case, accents, or the marks that isolate values. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u2066-\u2069]/gu, '')
    .toLocaleLowerCase()

/** The entries that hold every word that is searched for; all of them for none. */
export function searchHelp<T extends HelpEntry>(entries: readonly T[], search: string): readonly T[] {
  const words = plain(search).split(/\s+/u).filter(Boolean)
  return entries.filter(({ title, text }) => {
    const within = plain(`${title} ${text}`)
    return words.every((word) => within.includes(word))
  })
}
