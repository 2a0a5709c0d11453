const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

export type SpanUnit = 'second' | 'minute' | 'hour' | 'day'

/** Converts a relative time in seconds to its usual unit; undefined when it is too far for words. */
export function spanBetween(away: number): { readonly unit: SpanUnit; readonly count: number } | undefined {
  const size = Math.abs(away)
  if (size >= WEEK) return undefined
  const [unit, length] = unitFor(size)
  return { unit, count: Math.trunc(away / length) }
}

/** Undefined when it is too far away for words. In seconds. */
export function formatRelative(away: number, locale: string): string | undefined {
  const span = spanBetween(away)
  return span && new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(span.count, span.unit)
}

function unitFor(seconds: number): readonly [SpanUnit, number] {
  if (seconds < MINUTE) return ['second', 1]
  if (seconds < HOUR) return ['minute', MINUTE]
  return seconds < DAY ? ['hour', HOUR] : ['day', DAY]
}
