import type { Chunk } from '../chunks.ts'
import { goodsAt } from '../classify.ts'
import type { FoundValue, SourceRange } from '../pasted-order.ts'
import { around, subtract, tidy, trimRange } from '../ranges.ts'
import { openerOf } from './read-introduction.ts'
import type { MessageReader } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** The text labelled as notes or as goods; several ranges are joined. */
export function readLabelledWords(
  reading: MessageReader,
  field: 'notes' | 'description',
  taken: readonly SourceRange[],
): FoundValue<string> | null {
  const ranges = reading.segments
    .filter((one) => one.field === field)
    .flatMap((one) => subtract([one.start + leadOf(reading, one), one.end], taken))
    .map((range) => trimRange(reading.text, range))
    .filter(([start, end]) => end > start)
  return join(reading, ranges, 'labelled')
}

/** "order po 3 pcs flan": words without a colon before the goods are no part of them. */
function leadOf({ folded }: MessageReader, { field, isExplicit, start, end }: Segment): number {
  return field === 'description' && !isExplicit ? (goodsAt(folded.slice(start, end)) ?? 0) : 0
}

/** Lines that look like a word to the rider: from the first such chunk of a line to the line's end. */
export function guessNotes(
  reading: MessageReader,
  chunks: readonly Chunk[],
  used: readonly SourceRange[],
): FoundValue<string> | null {
  const free = chunks.filter(({ range }) => !used.some((one) => one[0] <= range[0] && range[0] < one[1]))
  const ranges = [...Map.groupBy(free, ({ line }) => line).values()].flatMap((own) => {
    const first = own.findIndex(({ kind }) => kind === 'note')
    return first < 0 ? [] : [around(own.slice(first).map(({ range }) => range))]
  })
  return join(reading, ranges, 'guessed')
}

/** Everything that is counted: "2x chicken rice". */
export function guessGoods(
  reading: MessageReader,
  chunks: readonly Chunk[],
  name?: SourceRange,
): FoundValue<string> | null {
  const goods = chunks.filter(({ kind }) => kind === 'goods').map(({ range }) => upTo(reading, range, name))
  return join(reading, goods, 'guessed')
}

/** "2 cakes to Siti Rahman pls": the recipient and the text after it are no part of the goods. */
function upTo(reading: MessageReader, [start, end]: SourceRange, name: SourceRange | undefined): SourceRange {
  if (!name || name[0] <= start || name[0] >= end) return [start, end]
  const range = trimRange(reading.text, [start, openerOf(reading, name)])
  return range[1] > range[0] ? range : [start, end]
}

function join(
  { text }: MessageReader,
  ranges: readonly SourceRange[],
  confidence: 'labelled' | 'guessed',
): FoundValue<string> | null {
  if (ranges.length === 0) return null
  const value = ranges.map((range) => tidy(text.slice(...range))).join(', ')
  return { value, source: around(ranges), confidence }
}
