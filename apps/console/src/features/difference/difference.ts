export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Words, spaces and marks each; a placeholder is one piece. */
const WORDS = /\{[^}]*\}|[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu
/** Beyond as many pairs of words the whole text is shown as changed. */
const MOST_PAIRS = 1_000_000

const wordsOf = (text: string): readonly string[] => text.match(WORDS) ?? []

/** Returns the pieces of two texts, in order: those of both, those of the first only and those of the second only. */
export function difference(before: string, after: string): readonly Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  if (old.length * fresh.length > MOST_PAIRS) return joined([removed(before), added(after)])
  const length = commonLengths(old, fresh)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    const [left, right] = [old[i], fresh[j]]
    if (left !== undefined && left === right) {
      pieces.push({ kind: 'same', text: left })
      i += 1
      j += 1
    } else if (left !== undefined && (right === undefined || at(length, i + 1, j) >= at(length, i, j + 1))) {
      pieces.push(removed(left))
      i += 1
    } else {
      pieces.push(added(right ?? ''))
      j += 1
    }
  }
  return joined(pieces)
}

const removed = (text: string): Piece => ({ kind: 'removed', text })
const added = (text: string): Piece => ({ kind: 'added', text })

type Lengths = readonly (readonly number[])[]
const at = (lengths: Lengths, i: number, j: number): number => lengths[i]?.[j] ?? 0

/** The length of the longest common part of what begins at each word of both. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Lengths {
  const lengths: number[][] = Array.from({ length: old.length + 1 }, () => [])
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row: number[] = []
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      row[j] =
        old[i] === fresh[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), row[j + 1] ?? 0)
    }
    lengths[i] = row
  }
  return lengths
}

/** Joins neighbours of one kind. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const found: Piece[] = []
  for (const piece of pieces.filter(({ text }) => text !== '')) {
    const last = found.at(-1)
    if (last?.kind === piece.kind) found[found.length - 1] = { ...piece, text: last.text + piece.text }
    else found.push(piece)
  }
  return found
}
