import { goodsAt, isHouseNumber, nameScore, placeScore } from './classify.ts'
import { fold } from './fold.ts'
import { type Line, readLines } from './lines.ts'
import type { PasteContext, SourceRange } from './pasted-order.ts'
import { findLinks } from './points.ts'
import { readSegments, type Segment } from './segments.ts'

/** A text with all that its readers share. */
export interface MessageReader {
  readonly text: string
  readonly folded: string
  readonly lines: readonly Line[]
  /** Segments about the customer; those about the shop are left out. */
  readonly segments: readonly Segment[]
  readonly links: readonly SourceRange[]
  readonly context: PasteContext
}

export function startReading(text: string, context: PasteContext): MessageReader {
  const folded = fold(text)
  const links = findLinks(folded)
  // A colon or a slash inside a link is no label's.
  const masked = links.reduce(
    (rest, [start, end]) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`,
    folded,
  )
  const lines = readLines(masked)
  const settled = readSegments(masked, lines)
    .map((one) => settle(masked, one))
    .flatMap((one) => endGoods(text, masked, one))
  const segments = withoutSender(fillEmpty(masked, settled))
  return { text, folded, lines, segments, links, context }
}

/** A shop's "From:" opens a block of its own, which ends where the customer's begins. */
function withoutSender(segments: readonly Segment[]): Segment[] {
  const lastCustomer = segments.findLastIndex((one) => one.role === 'customer')
  let isSender = false
  return segments.filter((one, index) => {
    if (one.role === 'sender') isSender = index < lastCustomer
    else if (one.role !== null || one.field === 'destination') isSender = false
    return one.role !== 'sender' && !isSender
  })
}

/** Some labels mean a number in one language and a sum in another ("رقم"): the digits decide. */
function settle(folded: string, segment: Segment): Segment {
  const digits = folded.slice(segment.start, segment.end).replace(/\D/gu, '').length
  return segment.field === 'phone' && digits > 0 && digits < 7 ? { ...segment, field: 'amount' } : segment
}

/** Of "Order: 2 pizza, Sanna Korhonen, Street 7" only the first is goods. */
function endGoods(text: string, folded: string, segment: Segment): Segment[] {
  if (segment.field !== 'description') return [segment]
  let at = segment.start
  for (const part of folded.slice(segment.start, segment.end).split(',')) {
    const [original, words] = [text.slice(at, at + part.length).trim(), part.trim()]
    const isGoods = goodsAt(words) !== null || (!isHouseNumber(original) && placeScore(words) < 2)
    const isPerson = /\p{Lu}/u.test(original) && nameScore(original, words) >= 3
    if (at > segment.start && (!isGoods || isPerson)) {
      return [
        { ...segment, end: at - 1 },
        { ...segment, field: null, role: null, isExplicit: false, labelStart: at, start: at },
      ]
    }
    at += part.length + 1
  }
  return [segment]
}

const MAX_LINES = 6

/** Whether a line may still be about the label above it, which has had `count` lines. */
function goesOn(folded: string, field: Segment['field'], next: Segment, count: number): boolean {
  const value = folded.slice(next.start, next.end)
  if (field === 'description') return goodsAt(value) !== null
  if (field === 'address') return count === 0 || (count < MAX_LINES && value.replace(/\D/gu, '').length < 7)
  return count === 0
}

/** A label alone in its line is about the line below, or about the lines below up to an empty one. */
function fillEmpty(folded: string, segments: readonly Segment[]): Segment[] {
  const filled: Segment[] = []
  let index = 0
  while (index < segments.length) {
    const label = segments[index]
    if (!label) break
    index += 1
    filled.push(label)
    if (!isEmptyLabel(folded, label)) continue
    let line = label.line
    for (let count = 0; ; count += 1) {
      const next = segments[index]
      if (!next || next.field !== null || next.line !== line + 1) break
      if (!goesOn(folded, label.field, next, count)) break
      filled.push({ ...next, field: label.field, role: label.role, isExplicit: true })
      line = next.line
      index += 1
    }
  }
  return filled
}

const isEmptyLabel = (folded: string, { field, isExplicit, start, end }: Segment): boolean =>
  field !== null && field !== 'destination' && isExplicit && folded.slice(start, end).trim() === ''
