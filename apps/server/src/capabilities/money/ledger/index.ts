import {
  type Balances,
  type MoneyEvent,
  postingsOf,
  postingsOfRider,
  type RiderMoneyEvent,
} from '@beckon/domain/payment'
import type { CountryCode } from '@beckon/domain/country'
import { isOfTestMode } from '@beckon/domain/program'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import { closeMonths } from './export/close-months.ts'
import { ledgerRoutes } from './export/routes.ts'
import {
  balancesOfOrder,
  insertEntry,
  insertEntryWith,
  insertRiderEntries,
  type WrittenPart,
} from './store.ts'

export type { WrittenPart } from './store.ts'

export interface RiderEvent {
  readonly riderId: string
  readonly country: CountryCode
  readonly currency: string
  readonly event: RiderMoneyEvent
}

export interface LedgerService {
  routes(app: FastifyInstance): void
  /**
   * Enters what happened to the money of an order that is locked; whether it was not there yet. `reference` is what it is
   * about: the same is entered once.
   */
  enter(tx: Tx, order: OrderRow, reference: string, event: MoneyEvent): Promise<boolean>
  /** Enters an event of each of these riders; a reference that a rider has already is an error. */
  enterForRiders(tx: Tx, reference: string, events: readonly RiderEvent[]): Promise<void>
  /** Writes what an event is about and enters the event, where it was not there yet; both are one statement. */
  enterWith(
    tx: Tx,
    order: OrderRow,
    entry: { readonly reference: string; readonly event: MoneyEvent; readonly write: WrittenPart },
  ): Promise<void>
  balances(db: Database, key: OrderKey): Promise<Balances>
}

/** The books: each event of an order's money with two sides, never deleted. */
export function ledger(platform: Pick<Platform, 'db' | 'reads' | 'clock'>): LedgerService {
  const { clock } = platform
  return {
    routes: (app) => ledgerRoutes(app, platform),
    balances: balancesOfOrder,
    enterForRiders: (tx, reference, events) =>
      insertRiderEntries(tx, {
        reference,
        at: clock.now(),
        entries: events.map(({ event, ...of }) => ({
          ...of,
          kind: event.kind,
          postings: postingsOfRider(event),
        })),
      }),
    async enter(tx, order, reference, event) {
      const postings = postingsOf(event)
      // No money moves in the test mode of a business.
      if (postings.length === 0 || isOfTestMode(order.vendor_id)) return false
      return insertEntry(tx, order, { kind: event.kind, reference, postings, at: clock.now() })
    },
    async enterWith(tx, order, { reference, event, write }) {
      const entry = { kind: event.kind, reference, postings: postingsOf(event), at: clock.now() }
      await insertEntryWith(tx, order, entry, write)
    },
  }
}

/** The pause between two looks for a month that is over. */
const CLOSING_MS = 3_600_000

/** Stores the balances of each month that is over. */
export function closeLedger({ db, clock, background, log }: Platform): void {
  const close = () => closeMonths({ db, clock })
  background.add(createPeriodicService('ledger closings', CLOSING_MS, close, log), 'worker')
}
