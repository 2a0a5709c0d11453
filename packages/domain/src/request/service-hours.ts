/** Four digits each, hours and minutes. */
export interface ServiceHours {
  readonly from: string
  readonly to: string
}

export type ParsedHours =
  | { readonly ok: true; readonly hours: ServiceHours }
  | { readonly ok: false; readonly message: string }

/** The country parameter `dddd:dddd`, with the two messages an operator gets for a bad one. */
export function parseServiceHours(text: string): ParsedHours {
  const [, from, to] = /^(\d{4}):(\d{4})$/.exec(text) ?? []
  if (from === undefined || to === undefined) {
    return { ok: false, message: 'format has to be dddd:dddd (0000:2359 for 24/24)' }
  }
  if (Number(from) > 2359 || Number(to) > 2359) {
    return { ok: false, message: 'service hours has to been between 0 & 2359' }
  }
  return { ok: true, hours: { from, to } }
}

/** OPEN or CLOSED at a time of day of four digits. Equal halves are always open; a window may wrap midnight. */
export function serviceState({ from, to }: ServiceHours, clock: string): 'OPEN' | 'CLOSED' {
  const [begin, end, now] = [Number(from), Number(to), Number(clock)]
  if (begin === end) return 'OPEN'
  const inside = begin < end ? now >= begin && now <= end : now >= begin || now <= end
  return inside ? 'OPEN' : 'CLOSED'
}

/** `09:00`, for a sentence that says when there is service. */
export const clockText = (clock: string): string => `${clock.slice(0, 2)}:${clock.slice(2)}`
