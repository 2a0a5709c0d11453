import type { Chunk } from '../chunks.ts'
import type { FoundValue, SourceRange } from '../pasted-order.ts'
import { around, holds, subtract, tidy, trimRange } from '../ranges.ts'
import type { MessageReader } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { findUnit } from '../units.ts'
import { placeScore } from '../classify.ts'

export interface AddressReading {
  readonly address: FoundValue<string> | null
  readonly unit: FoundValue<string> | null
}

/** Stretches of the text that make the address, in order, and how sure that is. */
interface AddressParts {
  readonly ranges: readonly SourceRange[]
  readonly confidence: 'labelled' | 'guessed'
  /** Prefixes of chunks that mean nothing alone: "Block" before "5". */
  readonly prefixes: ReadonlyMap<number, string>
}

/** The address without its unit, and the unit: from labels, or from what looks like it. */
export function readAddress(
  reading: MessageReader,
  chunks: readonly Chunk[],
  taken: readonly SourceRange[],
): AddressReading {
  const parts = labelledParts(reading, chunks, taken) ?? guessParts(chunks, taken)
  const unit = labelledUnit(reading) ?? findUnitIn(reading, parts, chunks)
  return { address: parts ? addressOf(reading, parts, unit) : null, unit }
}

function labelledParts(
  reading: MessageReader,
  chunks: readonly Chunk[],
  taken: readonly SourceRange[],
): AddressParts | null {
  const own = reading.segments.filter((one) => one.field === 'address' && isAddress(reading, one))
  const more = reading.segments.filter((one) => one.field === 'place' && one.isExplicit)
  const last = own.at(-1)
  const below =
    last && last === reading.segments.findLast((one) => one.line <= last.line)
      ? linesBelow(chunks, last.line)
      : []
  const prefixes = new Map<number, string>()
  const rangesOf = (one: Segment) => {
    const ranges = subtract([one.start, one.end], taken)
      .map((range) => trimRange(reading.text, range))
      .filter(([start, end]) => end > start)
    const [first] = ranges
    if (one.field === 'place' && first && /^\d{1,4}[a-z]?$/u.test(reading.folded.slice(...first))) {
      prefixes.set(first[0], tidy(reading.text.slice(one.labelStart, one.start).replace(/[:：=]/gu, ' ')))
    }
    return ranges
  }
  const ranges = [...own.flatMap(rangesOf), ...below, ...more.flatMap(rangesOf)]
  return ranges.length > 0 ? { ranges, confidence: 'labelled', prefixes } : null
}

/** A label with a colon is believed; a word without one only before what could be a place. */
function isAddress({ folded }: MessageReader, { isExplicit, start, end }: Segment): boolean {
  const value = folded.slice(start, end)
  return isExplicit || placeScore(value) >= 2 || /\d/u.test(value)
}

/** Returns the lines directly below that continue the address. */
function linesBelow(chunks: readonly Chunk[], line: number): SourceRange[] {
  const below: SourceRange[] = []
  for (let next = line + 1; ; next += 1) {
    const found = chunks.filter((chunk) => chunk.line === next)
    if (
      !found.some(({ kind }) => isPlace(kind)) ||
      !found.every(({ kind }) => isPlace(kind) || kind === 'other')
    )
      break
    below.push(around(found.map(({ range }) => range)))
  }
  return below
}

const isPlace = (kind: Chunk['kind']): boolean => kind === 'place' || kind === 'unit'

/** The best run of lines with places in them. */
function guessParts(chunks: readonly Chunk[], taken: readonly SourceRange[]): AddressParts | null {
  const free = chunks.filter(({ range }) => !holds(taken, range[0]))
  const spans = [...Map.groupBy(free, ({ line }) => line)].flatMap(([line, chunks]) => {
    const span = spanOf(chunks)
    return span ? [{ line, ...span }] : []
  })
  let best: typeof spans = []
  let run: typeof spans = []
  const weigh = (some: typeof spans) => some.reduce((sum, { score }) => sum + score, 0)
  for (const span of spans) {
    run = run.at(-1)?.line === span.line - 1 ? [...run, span] : [span]
    if (weigh(run) > weigh(best)) best = run
  }
  const ranges = best.flatMap((span) => span.ranges)
  return ranges.length > 0 && weigh(best) >= 2 ? { ranges, confidence: 'guessed', prefixes: new Map() } : null
}

/** The places of one line, with the text beside them between commas. */
function spanOf(chunks: readonly Chunk[]): { ranges: SourceRange[]; score: number } | null {
  if (chunks[0]?.kind === 'note') return null
  const first = chunks.findIndex(({ kind }) => isPlace(kind))
  if (first < 0) return null
  const runs: Chunk[][] = []
  let from = first
  while (from > 0 && chunks[from - 1]?.kind === 'other' && chunks[from]?.isCut === false) from -= 1
  for (const chunk of chunks.slice(from)) {
    const run = runs.at(-1)
    if (chunk.kind !== 'other' && !isPlace(chunk.kind)) break
    if (run && !chunk.isCut) run.push(chunk)
    else if (isPlace(chunk.kind)) runs.push([chunk])
    else if (!run) runs.push([chunk])
    else break
  }
  return {
    ranges: runs.map((run) => around(run.map(({ range }) => range))),
    score: chunks.reduce((sum, { kind, score }) => sum + (isPlace(kind) ? Math.max(score, 1) : 0), 0),
  }
}

function labelledUnit({ text, segments }: MessageReader): FoundValue<string> | null {
  const segment = segments.find((one) => one.field === 'unit' && one.isExplicit)
  if (!segment) return null
  const range = trimRange(text, [segment.start, segment.end])
  if (range[1] <= range[0]) return null
  return { value: tidy(text.slice(...range)), source: range, confidence: 'labelled' }
}

function findUnitIn(
  { text, folded }: MessageReader,
  parts: AddressParts | null,
  chunks: readonly Chunk[],
): FoundValue<string> | null {
  const alone = chunks.filter(({ kind }) => kind === 'unit').map(({ range }) => range)
  for (const range of [...(parts?.ranges ?? []), ...alone]) {
    const unit = findUnit(folded, range)
    if (unit) return { value: tidy(text.slice(...unit)), source: unit, confidence: 'guessed' }
  }
  return null
}

function addressOf(
  { text }: MessageReader,
  parts: AddressParts,
  unit: FoundValue<string> | null,
): FoundValue<string> | null {
  const kept = parts.ranges.map((range) => {
    const value = subtract(range, unit ? [unit.source] : [])
      .map((part) => text.slice(...part))
      .join(' ')
    const prefix = parts.prefixes.get(range[0])
    return withoutGaps(prefix ? `${prefix} ${value}` : value)
  })
  const value = kept.filter((part) => part !== '').join(', ')
  return value === '' ? null : { value, source: around(parts.ranges), confidence: parts.confidence }
}

/** Removes the gap of a unit that was taken out: ", ,", a comma at an end. */
const withoutGaps = (text: string): string =>
  tidy(text)
    .replace(/\s+(?=[,،、，၊;])/gu, '')
    .replace(/([,،、，၊;])(?:\s*[,،、，၊;])+/gu, '$1')
    .replace(/^[\s,،、，၊;\-/]+|[\s,،、，၊;\-/]+$/gu, '')
    // The end of a sentence, and no ordinal: "S540146."
    .replace(/(?<=\d{3})\.$/u, '')
