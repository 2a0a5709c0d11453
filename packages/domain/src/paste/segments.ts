import { goodsAt } from './classify.ts'
import {
  delimiterEnd,
  findLabel,
  isUnspaced,
  isWordStart,
  type Label,
  skipSpaces,
} from './labels/find-label.ts'
import type { LabelledField, Role } from './labels/label.ts'
import type { Line } from './lines.ts'

/** A part of one line, with its label or without one. */
export interface Segment {
  readonly field: LabelledField | null
  readonly role: Role | null
  /** With a colon or its like; a label without one may be a word of a sentence. */
  readonly isExplicit: boolean
  readonly line: number
  /** Where the label begins; the same as `start` where there is none. */
  readonly labelStart: number
  readonly start: number
  readonly end: number
}

/** Cuts every line at its labels. */
export function readSegments(folded: string, lines: readonly Line[]): Segment[] {
  return lines.flatMap((line, index) => (line.isNoise ? [] : cutLine(folded, line, index)))
}

interface Cut {
  readonly at: number
  readonly label: Label
  readonly start: number
  readonly isExplicit: boolean
}

function cutLine(folded: string, line: Line, index: number): Segment[] {
  const cuts = findCuts(folded, line)
  const free: Segment = {
    field: null,
    role: null,
    isExplicit: false,
    line: index,
    labelStart: line.start,
    start: line.start,
    end: cuts[0]?.at ?? line.end,
  }
  const labelled = cuts.map((cut, which) => ({
    field: cut.label.field,
    role: cut.label.role,
    isExplicit: cut.isExplicit,
    line: index,
    labelStart: cut.at,
    start: cut.start,
    end: cuts[which + 1]?.at ?? line.end,
  }))
  return [free, ...labelled].filter(
    (one) => one.field !== null || folded.slice(one.start, one.end).trim() !== '',
  )
}

function findCuts(folded: string, line: Line): Cut[] {
  const text = folded.slice(0, line.end)
  const cuts: Cut[] = []
  let at = line.start
  while (at < line.end) {
    const cut = isWordStart(text, at) ? cutAt(text, line, at, cuts.at(-1)?.isExplicit === false) : null
    if (cut) cuts.push(cut)
    at = cut ? Math.max(cut.start, at + 1) : at + 1
  }
  return cuts
}

function cutAt(text: string, line: Line, at: number, isBehindBare: boolean): Cut | null {
  const label = findLabel(text, at)
  if (!label) return null
  // In a line of labels without colons only a space precedes the next one.
  const begins = isBeginning(text, line, at) || (isBehindBare && text.charAt(at - 1) === ' ')
  if (label.isPicture) {
    const start = delimiterEnd(text, label.end) ?? skipSpaces(text, label.end)
    return isBeginning(text, line, at) ? { at, label, start, isExplicit: false } : null
  }
  const delimited = delimiterEnd(text, label.end)
  if (delimited !== null) return { at, label, start: delimited, isExplicit: true }
  const start = skipWords(text, label.end)
  return isPlausible(text, label, start, begins) ? { at, label, start, isExplicit: false } : null
}

/** At the start of a line, or of what a comma begins; bullets and numbering before it do not count. */
function isBeginning(text: string, line: Line, at: number): boolean {
  const before = text.slice(Math.max(line.start, at - 12), at)
  if (at - line.start <= 12 && /^[^\p{L}\p{Nd}$]*(?:\d{1,2}[.)])?[^\p{L}\p{Nd}$]*$/u.test(before)) return true
  return /[,;|.!?\t]\s{0,3}$/u.test(before)
}

/** "is", "no." and the like between a label and its value. */
function skipWords(text: string, at: number): number {
  const between =
    /^[ \t.*#]{0,4}(?:(?:is|no|es|je|ist|er|on|on|ay|po|hai|は|是|คือ|هو|هي)(?![\p{L}])[ \t.:]{0,3})?/u
  return at + (between.exec(text.slice(at, at + 12))?.[0].length ?? 0)
}

const money = /^(?:[^\p{L}\p{Nd}\s]{0,2}\s?|\p{L}{1,4}[.$]?\s?)?\d/u
const words = /^["'(]?[\p{L}\p{Nd}#]/u

/** Whether a word without a colon is a label, by the text behind it. */
function isPlausible(text: string, label: Label, start: number, begins: boolean): boolean {
  const value = text.slice(start, start + 24)
  const isGap = start > label.end || start === text.length || isUnspaced(text.charAt(label.end - 1))
  if (!isGap) return false
  switch (label.field) {
    case 'phone':
      return /^[+(]?\d[\d ().-]{4}/u.test(value)
    case 'amount':
    case 'fee':
      return money.test(value)
    case 'name':
    case 'address':
      return begins && value.trim() !== '' && words.test(value)
    case 'description':
      return begins && goodsAt(text.slice(start, start + 60)) !== null
    case 'notes':
      return begins && !isUnspaced(text.charAt(label.end - 1)) && start > label.end && words.test(value)
    case 'destination':
      return (
        begins &&
        (label.role === null || (label.role === 'customer' && isUnspaced(text.charAt(label.end - 1)))) &&
        (value.trim() === '' || words.test(value))
      )
    case 'place':
    case 'unit':
    case 'other':
      return false
  }
}
