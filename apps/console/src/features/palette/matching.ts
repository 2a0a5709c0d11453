/** Returns the entries whose names have every typed word, those that begin with the text first. */
export function matching<T extends { readonly name: string }>(entries: readonly T[], text: string): T[] {
  const words = folded(text).split(/\s+/u).filter(Boolean)
  const typed = folded(text).trim()
  return entries
    .filter(({ name }) => words.every((word) => folded(name).includes(word)))
    .toSorted((a, b) => Number(folded(b.name).startsWith(typed)) - Number(folded(a.name).startsWith(typed)))
}

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
