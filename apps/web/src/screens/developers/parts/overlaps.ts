/** Seconds of an hour. */
export const HOUR = 3600

/** Hours for which a replaced secret can stay valid. */
export const overlaps: readonly number[] = [0, 1, 24, 168]

/** The clock of the service may be a little behind, and refuses more than seven days. */
const MARGIN_SECONDS = 60

/** End of an overlap of a key that begins now; null where there is none. */
export const overlapEnd = (hours: number, now: number): number | null =>
  hours === 0 ? null : now + hours * HOUR - MARGIN_SECONDS
