/** Milliseconds between polls without failures. */
const POLL_MS = 5_000
const LONGEST_MS = 120_000

/** Milliseconds until the next poll, with exponential back-off after failures to spare weak connections. */
export const nextIn = (failures: number): number => Math.min(LONGEST_MS, POLL_MS * 2 ** failures)
