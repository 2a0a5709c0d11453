import type { SourceRange } from './pasted-order.ts'

/** The rest of a range without the taken ones, in order. */
export function subtract(range: SourceRange, taken: readonly SourceRange[]): SourceRange[] {
  const left: SourceRange[] = []
  let [start] = range
  for (const [from, to] of taken.toSorted((a, b) => a[0] - b[0])) {
    if (to <= start || from >= range[1]) continue
    if (from > start) left.push([start, from])
    start = Math.max(start, to)
  }
  if (start < range[1]) left.push([start, range[1]])
  return left
}

/** The least range around all of them. */
export const around = (ranges: readonly SourceRange[]): SourceRange => [
  Math.min(...ranges.map(([start]) => start)),
  Math.max(...ranges.map(([, end]) => end)),
]

/** Whether one of the ranges holds the place. */
export const holds = (ranges: readonly SourceRange[], at: number): boolean =>
  ranges.some(([start, end]) => start <= at && at < end)

const begins = /[\p{L}\p{M}\p{N}#(〒$]/u
const ends = /[\p{L}\p{M}\p{N})]/u

/** Without bullets, pictures, stars and marks at its ends. A full stop behind a number or a short word is part of it. */
export function trimRange(text: string, [start, end]: SourceRange): SourceRange {
  let from = start
  while (from < end && !begins.test(letterAt(text, from))) from += letterAt(text, from).length
  let to = end
  while (to > from && !ends.test(letterBefore(text, to))) to -= letterBefore(text, to).length
  const isStop =
    to < end &&
    text.charAt(to) === '.' &&
    /(?:\p{N}|(?<!\p{L})\p{L}{1,3})$/u.test(text.slice(from, to).slice(-4))
  return [Math.min(from, end), isStop ? to + 1 : to]
}

const letterAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0)

const letterBefore = (text: string, at: number): string =>
  at > 1 && /[\udc00-\udfff]/u.test(text.charAt(at - 1)) ? letterAt(text, at - 2) : text.charAt(at - 1)

/** As a person would type it into a field: no marks of direction, one space for many. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff*_~]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
