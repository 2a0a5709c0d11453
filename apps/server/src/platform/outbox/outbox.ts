import type { CountryCode } from '@beckon/domain/country'
import type { Clock } from '../clock.ts'
import { insertRow } from '../database/insert-row.ts'
import { afterCommit, type Tx, writeBeforeCommit } from '../database/transaction.ts'

/** An event has ids only: handlers read the present state from the tables. */
export interface OutboxEvent {
  readonly vendorId: string
  readonly country: CountryCode
  readonly type: string
  /** The id of what changed, for instance of an order. */
  readonly subject: string
}

export interface RelayedEvent extends OutboxEvent {
  /** Grows by one with each event of the vendor. */
  readonly sequence: number
}

export type EventHandler = (event: RelayedEvent) => Promise<void>

/** The truth of what happened: written with the change itself, published after it. */
export interface Outbox {
  record(tx: Tx, event: OutboxEvent): Promise<void>
  /** At least once after each event of the type, in a process with the role worker; may run twice. */
  on(type: string, handler: EventHandler): void
}

export interface OutboxParts extends Outbox {
  readonly handlers: ReadonlyMap<string, readonly EventHandler[]>
  /** Called after each commit with an event, so that a relay in this process need not wait. */
  onRecorded(listener: () => void): void
}

export function createOutbox(clock: Clock): OutboxParts {
  const handlers = new Map<string, EventHandler[]>()
  const listeners: (() => void)[] = []
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    handlers,
    onRecorded: (listener) => void listeners.push(listener),
    on: (type, handler) => void handlers.set(type, [...(handlers.get(type) ?? []), handler]),
    async record(tx, event) {
      const row = {
        vendor_id: event.vendorId,
        country: event.country,
        type: event.type,
        subject: event.subject,
        created_at: clock.now(),
      }
      await writeBeforeCommit(tx, insertRow(tx, 'outbox', row))
      afterCommit(tx, notify)
    },
  }
}
