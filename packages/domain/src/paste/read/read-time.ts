import { anyOf } from '../any-of.ts'
import type { FoundValue, PastedTime, SourceRange } from '../pasted-order.ts'
import { holds } from '../ranges.ts'
import type { MessageReader } from '../reading.ts'
import { afternoonWords, dayWords, morningWords, timeOpeners } from '../words/time-words.ts'

const any = (words: string): string => anyOf(words.split('|'))

const halves = `(?:${any(afternoonWords)}|${any(morningWords)})`
const clock = String.raw`(?<!\d)(?<hour>[01]?\d|2[0-3])(?:(?<mark>[:.h時时点點])(?<minute>[0-5]\d)?)?`
/** A figure is a time with a half of the day, with minutes, or with a sign of the clock: "3" alone is none. */
const time = String.raw`(?:(?<before>${halves}) ?)?${clock}(?<sign> ?(?:uhr|h|hrs|時|点|點|o'clock|tiden|ora|orakor|godz))?(?: ?(?<behind>${halves}))?(?![\p{L}\d:])`
const between = String.raw`[ ,.\-/@]{0,3}(?:(?:${any(timeOpeners)})[ .]{1,2})?`
const patterns = dayWords.map(([inDays, words]) => ({
  inDays,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${any(words)})(?![\p{M}a-z])${between}(?<time>${time})`,
    'dgu',
  ),
}))
const reversed = dayWords.map(([inDays, words]) => ({
  inDays,
  pattern: new RegExp(String.raw`(?<time>${time})[ ,.\-/]{1,3}(?:${any(words)})(?![\p{L}\p{M}])`, 'dgu'),
}))
const isAfternoon = new RegExp(`^(?:${any(afternoonWords)})$`, 'u')
const isMorning = new RegExp(`^(?:${any(morningWords)})$`, 'u')

/** "tmr 3pm", "morgen um 15:30": a day and a time of it. A day alone, or a time alone, may mean anything. */
export function readTime(
  { folded }: MessageReader,
  taken: readonly SourceRange[],
): FoundValue<PastedTime> | null {
  for (const { inDays, pattern } of [...patterns, ...reversed]) {
    for (const { groups = {}, index, 0: whole } of folded.matchAll(pattern)) {
      const minute = minuteOf(groups)
      if (minute === undefined || holds(taken, index)) continue
      return { value: { inDays, minute }, source: [index, index + whole.length], confidence: 'guessed' }
    }
  }
  return null
}

function minuteOf({
  hour = '',
  mark = '',
  minute,
  sign,
  before,
  behind,
}: Record<string, string | undefined>) {
  const half = before ?? behind
  const isClock = minute !== undefined || sign !== undefined || /[h時时点點]/u.test(mark)
  if (!isClock && half === undefined) return undefined
  const hours = Number(hour)
  if (half !== undefined && isMorning.test(half) && hours > 12) return undefined
  const isLate = half !== undefined && isAfternoon.test(half)
  const ofDay =
    hours === 12 && half !== undefined ? (isLate ? 12 : 0) : hours < 12 && isLate ? hours + 12 : hours
  return ofDay * 60 + Number(minute ?? 0)
}
