import type { Chunk } from '../chunks.ts'
import { nameScore } from '../classify.ts'
import type { FoundValue, SourceRange } from '../pasted-order.ts'
import { tidy, trimRange } from '../ranges.ts'
import { directedName, introducedName } from './read-introduction.ts'
import { byRole } from './read-phone.ts'
import type { MessageReader } from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Ends of a name: the rest of its line is about something else. */
const end = /[,;|\n(!?]|\d{3}| - |(?<=\s)(?:\/|at\s)|https?:/u

/** The name behind a label; behind "To: " only where the text looks like a name. */
export function readLabelledName(
  reading: MessageReader,
  taken: readonly SourceRange[],
): FoundValue<string> | null {
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

function nameRange(
  { text, folded }: MessageReader,
  segment: Segment,
  taken: readonly SourceRange[],
): SourceRange {
  const stops = taken
    .filter(([start]) => start >= segment.start && start < segment.end)
    .map(([start]) => start)
  const stop = Math.min(segment.end, ...stops)
  const cut = end.exec(folded.slice(segment.start, stop))
  return trimRange(text, [segment.start, cut ? segment.start + cut.index : stop])
}

/** Below it a line is more likely something else; the name of the writer has a negative score. */
const LEAST_SCORE = 4
/** Positions of the other fields, found once for all candidates. */
interface Surroundings {
  readonly phoneLines: ReadonlySet<number>
  readonly placeLines: ReadonlySet<number>
  readonly chunksIn: ReadonlyMap<number, readonly Chunk[]>
  readonly first: Chunk | undefined
  readonly sender: SourceRange | null
}

/** The text that looks most like a name, by its form and its neighbours. */
export function guessName(
  reading: MessageReader,
  chunks: readonly Chunk[],
  phones: readonly SourceRange[],
): FoundValue<string> | null {
  const around = surroundingsOf(reading, chunks, phones)
  const { sender } = around
  const scored = chunks
    .filter(({ kind }) => kind === 'other' || kind === 'place')
    .map((chunk) => ({ range: chunk.range, score: scoreOf(reading, chunk, around) }))
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  if (best && best.score >= LEAST_SCORE + (sender ? 1 : 0)) return found(reading, best.range)
  const introduced = introducedName(reading)
  if (introduced) return found(reading, introduced)
  if (sender) return found(reading, sender)
  const directed = directedName(reading)
  return directed ? found(reading, directed) : null
}

function surroundingsOf(
  reading: MessageReader,
  chunks: readonly Chunk[],
  phones: readonly SourceRange[],
): Surroundings {
  const lines = phones.map(([start]) => lineAt(reading, start))
  const places = chunks.filter(({ kind }) => kind === 'place' || kind === 'unit').map(({ line }) => line)
  return {
    phoneLines: new Set(lines),
    placeLines: new Set(places),
    chunksIn: Map.groupBy(chunks, ({ line }) => line),
    first: chunks[0],
    sender: senderOf(reading, [...lines, ...places]),
  }
}

const found = ({ text }: MessageReader, range: SourceRange): FoundValue<string> => ({
  value: tidy(text.slice(...range)),
  source: range,
  confidence: 'guessed',
})

function scoreOf({ text, folded }: MessageReader, chunk: Chunk, around: Surroundings): number {
  const { phoneLines, placeLines, chunksIn, first, sender } = around
  const { line, range } = chunk
  const value = folded.slice(...range)
  const shape = nameScore(text.slice(...range), value)
  if (shape === 0) return 0
  const beside = chunksIn.get(line) ?? []
  const firstPlace = beside.find(({ kind }) => kind === 'place')
  const isAlone = beside.length === 1 && !phoneLines.has(line)
  const isNear = [line - 1, line + 1].some((near) => phoneLines.has(near) || placeLines.has(near))
  // "Anna Kovács, 12 Garden Road"
  const leads = beside[0] === chunk && beside[1] !== undefined && beside[1] === firstPlace
  // "Réka" writes that she is Horváth Réka.
  const isSender = sender !== null && value.split(' ').includes(folded.slice(...sender))
  return (
    shape +
    (isAlone ? 1 : 0) +
    (chunk === first ? 1 : 0) +
    (phoneLines.has(line) ? 2 : 0) +
    (isNear ? 1 : 0) +
    (isSender ? 2 : 0) +
    (!isAlone && placeLines.has(line) ? (leads && shape >= 3 ? 1.5 : 0.5) : 0) -
    (firstPlace && firstPlace.range[0] < range[0] ? 4 : 0)
  )
}

const lineAt = ({ lines }: MessageReader, at: number): number =>
  lines.findIndex(({ end: last }) => at <= last)

function senderOf(reading: MessageReader, lines: readonly number[]): SourceRange | null {
  const range = lines.map((line) => reading.lines[line]?.sender).find((sender) => sender)
  if (!range) return null
  const trimmed = trimRange(reading.text, range)
  const name = reading.text.slice(...trimmed)
  return name !== '' && !/\d/u.test(name) ? trimmed : null
}
