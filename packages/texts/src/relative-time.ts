const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** Undefined when it is too far away for words. Both in seconds since 1970. */
export function formatRelative(at: number, now: number, locale: string): string | undefined {
  const away = at - now
  const size = Math.abs(away)
  if (size >= WEEK) return undefined
  const [unit, length] = unitFor(size)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(away / length), unit)
}

function unitFor(seconds: number): readonly [Intl.RelativeTimeFormatUnit, number] {
  if (seconds < MINUTE) return ['second', 1]
  if (seconds < HOUR) return ['minute', MINUTE]
  return seconds < DAY ? ['hour', HOUR] : ['day', DAY]
}
