const DAY = 86_400
/** The days of a file are few; those of an unusual one are not kept. */
const MOST_DAYS = 4_000

const days = new Map<number, string>()
const two = (value: number): string => String(value).padStart(2, '0')
const minutes = Array.from({ length: 1_440 }, (_, at) => `${two(Math.floor(at / 60))}:${two(at % 60)}`)

/** Seconds since 1970 of a clock on the wall, as `2026-11-24 09:30`. */
export function wallTime(wall: number): string {
  const day = Math.floor(wall / DAY)
  return `${dayText(day)} ${minutes[Math.floor((wall - day * DAY) / 60)] ?? ''}`
}

function dayText(day: number): string {
  const known = days.get(day)
  if (known !== undefined) return known
  const text = new Date(day * DAY * 1000).toISOString().slice(0, 10)
  if (days.size < MOST_DAYS) days.set(day, text)
  return text
}
