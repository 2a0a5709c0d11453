/** Milliseconds between polls without failures. */
const POLL_MS = 5_000
const LONGEST_MS = 120_000

/** Milliseconds until the next question: after each failure in a row twice as long, so that a weak line is spared. */
export const nextIn = (failures: number): number => Math.min(LONGEST_MS, POLL_MS * 2 ** failures)
