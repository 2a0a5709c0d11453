import type { EventData } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { EventType } from '@beckon/domain/event'
import type { Clock } from '../clock.ts'
import { insertRow } from '../database/insert-row.ts'
import { afterCommit, type Tx, writeBeforeCommit } from '../database/transaction.ts'
import { type CarriedWork, carriedWork } from '../tracing/work.ts'

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
  /** The request that it came of. */
  readonly work?: CarriedWork | undefined
}

/** The part of the data of an event that is stored; the rest comes with its publication. Callers prove it with `satisfies`. */
export type StoredEventData<Type extends EventType> = Omit<
  EventData[Type],
  'collection_point' | 'sequence' | 'order'
>

/** An event for the programs of a business. It has no personal data. */
export interface NewPublicEvent {
  readonly vendorId: string
  readonly country: CountryCode
  readonly type: EventType
  /** The id of what changed, for instance of an order. */
  readonly subject: string
  readonly data: object
  /** When it happened; now by default. */
  readonly at?: Date
}

/** Writes an event into the log of public events, in the transaction of the change. */
export type PublicEventWriter = (tx: Tx, event: NewPublicEvent) => Promise<void>

export type EventHandler = (event: RelayedEvent) => Promise<void>

/** The truth of what happened: written with the change itself, published after it. */
export interface Outbox {
  record(tx: Tx, event: OutboxEvent): Promise<void>
  /** At least once after each event of the type, in a process with the role worker; may run twice. */
  on(type: string, handler: EventHandler): void
  /** Writes an event for the programs of a business with the change itself; nothing without a log. */
  publish(tx: Tx, event: NewPublicEvent): Promise<void>
  /** Before the start: the log of public events. */
  publishTo(writer: PublicEventWriter): void
}

export interface OutboxParts extends Outbox {
  readonly handlers: ReadonlyMap<string, readonly EventHandler[]>
  /** Called after each commit with an event, so that a relay in this process need not wait. */
  onRecorded(listener: () => void): void
}

export function createOutbox(clock: Clock): OutboxParts {
  const handlers = new Map<string, EventHandler[]>()
  const listeners: (() => void)[] = []
  let writeEvent: PublicEventWriter = async () => undefined
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    handlers,
    onRecorded: (listener) => void listeners.push(listener),
    publish: (tx, event) => writeEvent(tx, event),
    publishTo(writer) {
      writeEvent = writer
    },
    on: (type, handler) => void handlers.set(type, [...(handlers.get(type) ?? []), handler]),
    async record(tx, event) {
      const row = {
        vendor_id: event.vendorId,
        country: event.country,
        type: event.type,
        subject: event.subject,
        created_at: clock.now(),
        ...carriedWork(),
      }
      await writeBeforeCommit(tx, insertRow(tx, 'outbox', row))
      afterCommit(tx, notify)
    },
  }
}
