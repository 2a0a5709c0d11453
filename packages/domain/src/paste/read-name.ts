import type { Chunk } from './chunks.ts'
import { nameScore } from './classify.ts'
import type { Found, SourceRange } from './pasted-order.ts'
import { tidy, trimRange } from './ranges.ts'
import { byRole } from './read-phone.ts'
import type { Reading } from './reading.ts'
import type { Segment } from './segments.ts'

/** What a name ends at: the rest of its line is about something else. */
const end = /[,;|\n(!?]|\d{3}| - |(?<=\s)\/|https?:/u

/** The name that a label gives; "To: " gives one only when a name stands behind it. */
export function readLabelledName(reading: Reading, taken: readonly SourceRange[]): Found<string> | null {
  const fields = byRole(reading.segments.filter(({ field }) => field === 'name' || field === 'destination'))
  for (const segment of fields) {
    const range = nameRange(reading, segment, taken)
    const [original, folded] = [reading.text.slice(...range), reading.folded.slice(...range)]
    if (range[1] <= range[0]) continue
    const isSure = segment.field === 'name' && segment.isExplicit && !/\d/u.test(folded)
    if (isSure || nameScore(original, folded) > 0) {
      return { value: tidy(original), source: range, confidence: 'labelled' }
    }
  }
  return null
}

function nameRange({ text, folded }: Reading, segment: Segment, taken: readonly SourceRange[]): SourceRange {
  const stops = taken
    .filter(([start]) => start >= segment.start && start < segment.end)
    .map(([start]) => start)
  const stop = Math.min(segment.end, ...stops)
  const cut = end.exec(folded.slice(segment.start, stop))
  return trimRange(text, [segment.start, cut ? segment.start + cut.index : stop])
}

/** Below it a line is more likely something else. */
const LEAST_SCORE = 4
/** Who wrote the message with the number or the place in it. */
const SENDER_SCORE = 4

/** What looks most like a name, by its shape and by what stands beside it. */
export function guessName(
  reading: Reading,
  chunks: readonly Chunk[],
  phones: readonly SourceRange[],
): Found<string> | null {
  const phoneLines = phones.map(([start]) => lineAt(reading, start))
  const scored = chunks
    .filter(({ kind }) => kind === 'other' || kind === 'place')
    .map((chunk) => ({ range: chunk.range, score: scoreOf(reading, chunk, chunks, phoneLines) }))
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  const sender = senderOf(reading, chunks, phoneLines)
  if (best && best.score >= LEAST_SCORE + (sender ? 1 : 0)) return found(reading, best.range)
  return sender && SENDER_SCORE >= LEAST_SCORE ? found(reading, sender) : null
}

const found = ({ text }: Reading, range: SourceRange): Found<string> => ({
  value: tidy(text.slice(...range)),
  source: range,
  confidence: 'guessed',
})

function scoreOf(
  reading: Reading,
  chunk: Chunk,
  chunks: readonly Chunk[],
  phoneLines: readonly number[],
): number {
  const shape = nameScore(reading.text.slice(...chunk.range), reading.folded.slice(...chunk.range))
  if (shape === 0) return 0
  const beside = chunks.filter(({ line }) => line === chunk.line)
  const placesBefore = beside.some(({ kind, range }) => kind === 'place' && range[0] < chunk.range[0])
  const isAlone = beside.length === 1 && !phoneLines.includes(chunk.line)
  const near = (lines: readonly number[]) => lines.some((line) => Math.abs(line - chunk.line) === 1)
  const places = chunks.filter(({ kind }) => kind === 'place' || kind === 'unit').map(({ line }) => line)
  return (
    shape +
    (isAlone ? 1 : 0) +
    (phoneLines.includes(chunk.line) ? 2 : 0) +
    (near(phoneLines) || near(places) ? 1 : 0) +
    (!isAlone && places.includes(chunk.line) ? 0.5 : 0) -
    (placesBefore ? 4 : 0)
  )
}

const lineAt = ({ lines }: Reading, at: number): number => lines.findIndex(({ end: last }) => at <= last)

function senderOf(
  reading: Reading,
  chunks: readonly Chunk[],
  phoneLines: readonly number[],
): SourceRange | null {
  const places = chunks.filter(({ kind }) => kind === 'place').map(({ line }) => line)
  const range = [...phoneLines, ...places].map((line) => reading.lines[line]?.sender).find((sender) => sender)
  if (!range) return null
  const trimmed = trimRange(reading.text, range)
  const name = reading.text.slice(...trimmed)
  return name !== '' && !/\d/u.test(name) ? trimmed : null
}
