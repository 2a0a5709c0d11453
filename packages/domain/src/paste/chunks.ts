import { beginsAsNote, goodsAt, isHouseNumber, isNote, placeScore } from './classify.ts'
import type { SourceRange } from './pasted-order.ts'
import { subtract, trimRange } from './ranges.ts'
import type { Reading } from './reading.ts'
import { findUnit } from './units.ts'

/** A stretch between commas of what no label speaks for. */
export interface Chunk {
  readonly line: number
  readonly range: SourceRange
  readonly kind: 'place' | 'unit' | 'goods' | 'note' | 'other'
  readonly score: number
  /** Cut off from the chunk before by something that was read already. */
  readonly isCut: boolean
}

const dividers = /[,;|\t!?…]|(?<=\s)[-/~](?=\s)| {2,}/gu

/** What is free of the segments and of what was taken, cut into chunks. */
export function readChunks(
  reading: Reading,
  free: readonly { readonly line: number; readonly range: SourceRange }[],
  taken: readonly SourceRange[],
): Chunk[] {
  return free.flatMap(({ line, range }) =>
    subtract(range, taken).flatMap((piece) =>
      divide(reading.folded, piece)
        .map((part) => trimRange(reading.text, part))
        .filter(([start, end]) => end > start)
        .map((part, index) => classify(reading, line, part, index === 0)),
    ),
  )
}

function divide(folded: string, [start, end]: SourceRange): SourceRange[] {
  const parts: SourceRange[] = []
  let from = start
  for (const match of folded.slice(start, end).matchAll(dividers)) {
    parts.push([from, start + match.index])
    from = start + match.index + match[0].length
  }
  return [...parts, [from, end]]
}

function classify(reading: Reading, line: number, range: SourceRange, isCut: boolean): Chunk {
  const folded = reading.folded.slice(...range)
  const house = isHouseNumber(reading.text.slice(...range)) ? 2 : 0
  const score = Math.max(placeScore(folded), house)
  const chunk = { line, range, score, isCut }
  const unit = findUnit(reading.folded, range)
  if (unit && unit[1] - unit[0] >= range[1] - range[0] - 1) return { ...chunk, kind: 'unit' }
  const goods = goodsAt(folded)
  if (goods !== null && score < 2) {
    return { ...chunk, kind: 'goods', range: [range[0] + goods, range[1]] }
  }
  if (beginsAsNote(folded) || (isNote(folded) && score < 2)) return { ...chunk, kind: 'note' }
  if (score < 2 && unit === null) return { ...chunk, kind: 'other' }
  const lead = /^(?:at|in|to|sa|di|ke|an|in der) /u.exec(folded)?.[0].length ?? 0
  return { ...chunk, kind: 'place', range: [range[0] + lead, range[1]] }
}
