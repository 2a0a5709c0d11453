import { fold } from '../../paste/index.ts'
import { preorderViolation } from '../../request/index.ts'
import { dayOf, instantAt } from '../../time/index.ts'
import { readClock } from './clock-times.ts'
import { readDay } from './dates.ts'
import type { RowReader } from './reader.ts'

const asapWords = new Set(
  'asap|now|instant|immediately|as soon as possible|-|azonnal|most|sofort|jetzt|ihned|hned|teraz|od razu|odmah|одмах|αμεσα|genast|straks|heti|nu|na|naa|الان|فورا|ابهي|فوری|abhi|এখন|এখনই|立即|馬上|马上|即時|即时|すぐ|今すぐ|ทันที|ตอนนี้|ທັນທີ|ភ្លាម|ឥឡូវ|ယခု|ချက်ချင်း|sekarang|segera|ngayon na|karon dayon'
    .split('|')
    .map(fold),
)

/** Time of collection in seconds since 1970; null for as soon as possible or where it cannot be read. */
export function readPreorderTime(reader: RowReader): number | null {
  const { rules } = reader
  const [written, clockText] = readScheduled(reader)
  if (written === '' && clockText === '') return null
  const today = dayOf(rules.now, rules.timezone)
  const { dayText, restText } = split(written)
  const day = dayText === '' ? { day: today, isGuess: false } : readDay(dayText, today, rules.country)
  if (!day) {
    reader.violation('date', 'date-unclear')
    return null
  }
  if (day.isGuess) reader.warn('date', 'date-order-guessed')
  const clock = readClock(clockText === '' ? restText : clockText)
  const at = clock === undefined ? undefined : instantAt(day.day, clock, rules.timezone)
  if (at === undefined) {
    reader.violation('time', 'time-unclear')
    return null
  }
  const violation = rules.takesPreorders ? preorderViolation(at, rules.now) : 'preorder-unavailable'
  if (violation) reader.violation(written === '' ? 'time' : 'date', violation)
  return at
}

/** A column of times may hold the days too. */
function readScheduled(reader: RowReader): readonly [written: string, clockText: string] {
  const [date, time] = [readCell(reader, 'date'), readCell(reader, 'time')]
  return date === '' && /^\d{4}-\d{2}-\d{2}/u.test(time) ? [time, ''] : [date, time]
}

function readCell(reader: RowReader, column: 'date' | 'time'): string {
  const text = reader.line(column)
  return asapWords.has(fold(text).trim()) ? '' : text
}

/** A time behind or in front of the day in one cell. A day alone has none, a time alone has no day. */
function split(text: string): { dayText: string; restText: string } {
  const [, iso, isoTime = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T\s]+(.+))?$/u.exec(text) ?? []
  if (iso !== undefined) return { dayText: iso, restText: isoTime }
  const colon =
    /(?:(?:上午|下午|午前|午後|AM|PM)\s*)?[\p{Nd}]{1,2}(?:[:：][\p{Nd}]{2}(?:[:：][\p{Nd}]{2})?\s*(?:[ap]\.?m\.?|[صم](?!\p{L}))?|\s*[ap]\.?m\.?)/iu.exec(
      text,
    )
  if (!colon) return { dayText: text, restText: '' }
  const dayText = (text.slice(0, colon.index) + text.slice(colon.index + colon[0].length)).replace(
    /^[\s,]+|[\s,-]+$/gu,
    '',
  )
  return { dayText: dayText.replace(/\s(?:at|um|kl\.?|klo)$/iu, ''), restText: colon[0] }
}
