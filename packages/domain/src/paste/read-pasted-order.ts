import { type Chunk, readChunks } from './chunks.ts'
import type { FoundValue, PasteContext, PastedOrder, SourceRange } from './pasted-order.ts'
import { readPoint } from './points.ts'
import { readAddress } from './read/read-address.ts'
import { readAmount } from './read/read-amount.ts'
import { guessName, readLabelledName } from './read/read-name.ts'
import { readPayment } from './read/read-payment.ts'
import { readPhone } from './read/read-phone.ts'
import { readTime } from './read/read-time.ts'
import { guessGoods, guessNotes, readLabelledWords } from './read/read-words.ts'
import { type MessageReader, startReading } from './reading.ts'

/** UTF-16 units; what a person pastes of one order is far less. */
export const PASTE_LENGTH = 5000

/**
 * Reads an order out of a text from a chat or a mail, by rules alone. Never throws; every field is a proposal that a
 * person checks. Only the first `PASTE_LENGTH` units are read.
 */
export function readPastedOrder(pasted: string, context: PasteContext): PastedOrder {
  const text = pasted.trimEnd()
  const truncated = text.length > PASTE_LENGTH
  const reading = startReading(truncated ? clip(text) : text, context)
  const point = readPoint(reading.folded, reading.links)
  const known = [...reading.links, ...(point ? [point.source] : [])]
  const { phone, taken: phones } = readPhone(reading)
  const { amount, taken: money } = readAmount(reading, [...known, ...phones])
  const time = readTime(reading, [...known, ...phones, ...money])
  const taken = [...known, ...phones, ...money, ...(time ? [time.source] : [])]
  const payment = readPayment(reading)
  return { ...readWords(reading, taken, phones), phone, amount, point, time, payment, truncated }
}

/** Not through the middle of a character. */
function clip(text: string): string {
  const isPair = /[\ud800-\udbff]/u.test(text.charAt(PASTE_LENGTH - 1))
  return text.slice(0, isPair ? PASTE_LENGTH - 1 : PASTE_LENGTH)
}

type PastedTexts = Pick<PastedOrder, 'name' | 'address' | 'unit' | 'notes' | 'description'>

function readWords(
  reading: MessageReader,
  taken: readonly SourceRange[],
  phones: readonly SourceRange[],
): PastedTexts {
  const labelledName = readLabelledName(reading, taken)
  const chunks = readChunks(reading, freeRanges(reading), [
    ...taken,
    ...(labelledName ? [labelledName.source] : []),
  ])
  const name = labelledName ?? guessName(reading, chunks, phones)
  const rest = without(chunks, name)
  const { address, unit } = readAddress(reading, rest, taken)
  const used = address ? [address.source] : []
  return {
    name,
    address,
    unit,
    notes: readLabelledWords(reading, 'notes', taken) ?? guessNotes(reading, rest, used),
    description: readLabelledWords(reading, 'description', taken) ?? guessGoods(reading, rest, name?.source),
  }
}

/** Removes the name from the chunks around it. */
function without(chunks: readonly Chunk[], name: FoundValue<string> | null): Chunk[] {
  const at = chunks.findIndex(({ range }) => range[0] === name?.source[0])
  if (at < 0) return [...chunks]
  return [
    ...chunks.slice(0, at),
    ...chunks.slice(at + 1).map((one, index) => (index === 0 ? { ...one, isCut: true } : one)),
  ]
}

/** Ranges without a label, and the rest of a line behind a labelled number or name. */
function freeRanges({ segments }: MessageReader) {
  const open = new Set<unknown>([null, 'destination', 'phone', 'amount', 'fee', 'name'])
  return segments
    .filter(({ field }) => open.has(field))
    .map(({ line, start, end }) => ({ line, range: [start, end] as const }))
}
