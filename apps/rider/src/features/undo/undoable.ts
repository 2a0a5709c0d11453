import type { QueuedAct } from '../../platform/storage/index.ts'

/** Returns the last act that can be taken back at a time in milliseconds; undefined where none can. */
export const undoableOf = (waiting: readonly QueuedAct[], now: number): QueuedAct | undefined =>
  waiting.findLast(({ undo_until: until }) => until !== null && until > now)
