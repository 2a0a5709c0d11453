import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import type { BusMeasures } from './bus-measures.ts'

export type BusId = string | number
export type BusListener = (ids: readonly BusId[]) => void

/** Publishes small messages to the other processes: ids, never content. A message may be lost. */
export interface Bus {
  /** To every process. With a transaction in place of the database it is published when that commits. */
  publish(db: Database, topic: string, ids: readonly BusId[]): Promise<void>
  /** As `publish`, to the processes that follow the vendor of each message, which is its first id. In their order for each vendor. */
  publishToFollowers(db: Database, topic: string, messages: readonly VendorMessage[]): Promise<void>
  subscribe(topic: string, listener: BusListener): void
  /**
   * Listeners of this process get what is published about the vendor from the time on at which the promise resolves; while
   * the connection is down it resolves at once, and a gap is reported later. Calls are not counted: the first `unfollow` ends it.
   */
  follow(vendorId: string): Promise<void>
  unfollow(vendorId: string): void
  /** Messages may have been lost. */
  onGap(listener: () => void): void
  /**
   * Whether a process that is killed right after a commit leaves its message unpublished, without a gap that others notice.
   */
  readonly losesOnKill: boolean
}

/** A message about one vendor. */
export type VendorMessage = readonly [vendorId: string, ...rest: BusId[]]

export interface BusDeps {
  readonly log: Logger
  readonly measures: BusMeasures | undefined
}
