/** A shorter quote expires before it is read; one of more than a day is a price list. Seconds. */
export const quoteBounds = { from: 30, to: 86_400 } as const

/** At least one offer, and no longer than a shop would wait. Seconds. */
export const searchBounds = { from: 5, to: 7200 } as const

/** At least a day, so that it can be looked at; ten years are the longest that a law demands. */
export const keptBounds = { from: 1, to: 3650 } as const

/** Seconds of an exception: fewer are over before a sweep looks; more than a day would hide it. */
export const exceptionBounds = { from: 5, to: 86_400 } as const
