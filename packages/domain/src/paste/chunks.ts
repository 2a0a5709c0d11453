import {
  beginsAsNote,
  goodsAt,
  hasTalk,
  isHouseNumber,
  isNote,
  nameScore,
  namesPlace,
  placeScore,
} from './classify.ts'
import type { SourceRange } from './pasted-order.ts'
import { subtract, trimRange } from './ranges.ts'
import type { MessageReader } from './reading.ts'
import { findUnit } from './units.ts'

/** A part between commas of the text without a label. */
export interface Chunk {
  readonly line: number
  readonly range: SourceRange
  readonly kind: 'place' | 'unit' | 'goods' | 'note' | 'talk' | 'other'
  readonly score: number
  /** Cut off from the chunk before by something that was read already. */
  readonly isCut: boolean
}

const dividers = /[,;|\t!?…]|(?<=\s)[-/~](?=\s)| {2,}/gu

/** The rest of "p. 044 555" when the number is taken. */
const leftOver = /^(?:p|t|m|h|tel|ph|hp|puh|tlf|tl|mob|no)\.?$/u

/** Cuts the text outside the segments and the taken ranges into chunks. */
export function readChunks(
  reading: MessageReader,
  free: readonly { readonly line: number; readonly range: SourceRange }[],
  taken: readonly SourceRange[],
): Chunk[] {
  return free.flatMap(({ line, range }) =>
    subtract(range, taken).flatMap((piece) =>
      divide(reading.folded, piece)
        .flatMap((part) => splitName(reading, part))
        .map((part) => trimRange(reading.text, part))
        .filter(([start, end]) => end > start && !leftOver.test(reading.folded.slice(start, end)))
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

/** "Mai Tan 12 Garden Road": words that are surely a name before what is surely a place. */
function splitName({ text, folded }: MessageReader, [start, end]: SourceRange): SourceRange[] {
  const digit = folded.slice(start, end).search(/(?<= )\d/u)
  if (digit < 0) return [[start, end]]
  const middle = start + digit
  const isName = nameScore(text.slice(start, middle).trim(), folded.slice(start, middle).trim()) >= 3
  return isName && namesPlace(folded.slice(middle, end))
    ? [
        [start, middle],
        [middle, end],
      ]
    : [[start, end]]
}

function classify(reading: MessageReader, line: number, range: SourceRange, isCut: boolean): Chunk {
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
  if (score < 2 && unit === null) return { ...chunk, kind: hasTalk(folded) ? 'talk' : 'other' }
  const lead = /^(?:at|in|to|sa|di|ke|an|in der) /u.exec(folded)?.[0].length ?? 0
  return { ...chunk, kind: 'place', range: [range[0] + lead, range[1]] }
}
