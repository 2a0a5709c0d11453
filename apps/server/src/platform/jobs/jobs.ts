import type { Tx } from '../database/transaction.ts'

export interface SendOptions {
  /** The job exists only if this transaction commits. */
  readonly tx?: Tx
  readonly startAfter?: Date
  /** While a job with this key waits, another one with it is not queued. */
  readonly singletonKey?: string
}

/** Work for later, kept in the database: it survives a crash and is tried again when it fails. */
export interface Jobs {
  /** Before the start. The handler may run twice without harm. */
  define<T extends object>(name: string, handler: (data: T) => Promise<void>, options?: JobOptions): void
  send<T extends object>(name: string, data: T, options?: SendOptions): Promise<void>
}

export interface JobOptions {
  /** Jobs of this name at once in one process; 4 where absent. */
  readonly concurrency?: number
  /** Tries after the first; 20 where absent, the pauses growing from 1 s to 5 min. */
  readonly retries?: number
}
