/** Four digits each, hours and minutes. */
export interface ServiceHours {
  readonly from: string
  readonly to: string
}

/** Keys of the texts for the operator. */
export type ServiceHoursViolation = 'error.service-hours-format' | 'error.service-hours-range'

export type ParsedHours =
  | { readonly ok: true; readonly hours: ServiceHours }
  | { readonly ok: false; readonly key: ServiceHoursViolation }

const LATEST = 2359

/** The country parameter `dddd:dddd`: four digits each, at most 2359. */
export function parseServiceHours(text: string): ParsedHours {
  const [, from, to] = /^(\d{4}):(\d{4})$/.exec(text) ?? []
  if (from === undefined || to === undefined) {
    return { ok: false, key: 'error.service-hours-format' }
  }
  if (Number(from) > LATEST || Number(to) > LATEST) return { ok: false, key: 'error.service-hours-range' }
  return { ok: true, hours: { from, to } }
}

/** OPEN or CLOSED at a time of day of four digits. Equal halves are always open; a window may wrap midnight. */
export function serviceState({ from, to }: ServiceHours, clock: string): 'OPEN' | 'CLOSED' {
  const [begin, end, now] = [Number(from), Number(to), Number(clock)]
  if (begin === end) return 'OPEN'
  const inside = begin < end ? now >= begin && now <= end : now >= begin || now <= end
  return inside ? 'OPEN' : 'CLOSED'
}

/** Returns the first of several hours that are closed at a time of day; texts that cannot be read close nothing. */
export function firstClosed(hours: readonly (string | null)[], clock: string): ServiceHours | null {
  for (const text of hours) {
    const parsed = text === null ? undefined : parseServiceHours(text)
    if (parsed?.ok && serviceState(parsed.hours, clock) === 'CLOSED') return parsed.hours
  }
  return null
}

/** `0900:1800`, as hours are stored. */
export const hoursText = ({ from, to }: ServiceHours): string => `${from}:${to}`

/** `09:00`, for a sentence with the service hours. */
export const clockText = (clock: string): string => `${clock.slice(0, 2)}:${clock.slice(2)}`
