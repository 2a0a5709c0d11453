import type { Database } from '../database/connect.ts'

export type BusId = string | number
export type BusListener = (ids: readonly BusId[]) => void

/** Publishes small messages to every process: ids, never content. A message may be lost. */
export interface Bus {
  /** With a transaction in place of the database it is published when that commits. */
  publish(db: Database, topic: string, ids: readonly BusId[]): Promise<void>
  subscribe(topic: string, listener: BusListener): void
  /** Messages may have been lost. */
  onGap(listener: () => void): void
  /**
   * Whether a process that is killed right after a commit leaves its message unpublished, without a gap that others notice.
   */
  readonly losesOnKill: boolean
}
