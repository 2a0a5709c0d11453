import { fold } from '../fold.ts'

/** Whether folded text has one of the words as a whole word. */
export function wordFinder(words: readonly string[]): (folded: string) => boolean {
  const all = words.filter((word) => word !== '').map((word) => escape(fold(word)))
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}])(?:${all.join('|')})(?![\\p{L}\\p{M}])`, 'u')
  return (folded) => pattern.test(folded)
}

/** Whether one of the endings ends a word that has more than it. */
export function endingFinder(endings: readonly string[]): (folded: string) => boolean {
  const pattern = new RegExp(
    `\\p{L}{2}(?:${endings.map((ending) => escape(fold(ending))).join('|')})(?![\\p{L}\\p{M}])`,
    'u',
  )
  return (folded) => pattern.test(folded)
}

/** Whether one of the parts is anywhere in the text. */
export function partFinder(parts: readonly string[]): (folded: string) => boolean {
  const pattern = new RegExp(parts.map((part) => escape(fold(part))).join('|'), 'u')
  return (folded) => pattern.test(folded)
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')
