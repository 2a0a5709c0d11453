import type { DeskMoney } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { OrderRow } from '../../ordering/orders/index.ts'

type Books = Pick<OrderRow, 'vendor_id' | 'order_id' | 'currency'>

/** Returns payment, refunds, cash and book entries of an order. */
export async function deskMoney(db: Database, order: Books): Promise<DeskMoney> {
  const [payment, refunds, cash, advance, entries] = await Promise.all([
    paymentOf(db, order),
    refundsOf(db, order),
    cashOf(db, order),
    advanceOf(db, order),
    entriesOf(db, order),
  ])
  return { payment, refunds, cash, advance, entries }
}

const decimalIn =
  ({ currency }: Books) =>
  (minor: number) =>
    toDecimal({ minor, currency })

async function paymentOf(db: Database, order: Books): Promise<DeskMoney['payment']> {
  const row = await db
    .selectFrom('payment_intent')
    .selectAll()
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .executeTakeFirst()
  const decimal = decimalIn(order)
  return row
    ? {
        state: row.state,
        amount: decimal(row.amount_minor),
        taken: decimal(row.taken_minor),
        attempts: row.attempts,
        decline: row.decline,
        card:
          row.card_last_digits === null ? null : `${row.card_scheme ?? ''} ${row.card_last_digits}`.trim(),
      }
    : null
}

async function refundsOf(db: Database, order: Books): Promise<DeskMoney['refunds']> {
  const rows = await db
    .selectFrom('refund')
    .select(['refund_id', 'cause', 'state', 'amount_minor', 'created_at', 'tries'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .orderBy('created_at')
    .execute()
  return rows.map(({ amount_minor: minor, created_at: at, ...refund }) => ({
    ...refund,
    amount: decimalIn(order)(minor),
    created_at: unixSeconds(at),
  }))
}

async function cashOf(db: Database, order: Books): Promise<DeskMoney['cash']> {
  const row = await db
    .selectFrom('cash_collection')
    .select(['due_minor', 'collected_minor', 'collected_at', 'settled_at'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .executeTakeFirst()
  const decimal = decimalIn(order)
  return row
    ? {
        due: decimal(row.due_minor),
        collected: decimal(row.collected_minor),
        collected_at: unixSeconds(row.collected_at),
        settled_at: row.settled_at && unixSeconds(row.settled_at),
      }
    : null
}

async function advanceOf(db: Database, order: Books): Promise<DeskMoney['advance']> {
  const row = await db
    .selectFrom('cash_advance')
    .select(['paid_minor', 'paid_at', 'back_minor'])
    .where('vendor_id', '=', order.vendor_id)
    .where('order_id', '=', order.order_id)
    .executeTakeFirst()
  const decimal = decimalIn(order)
  return row
    ? {
        paid: decimal(row.paid_minor),
        paid_at: unixSeconds(row.paid_at),
        back: row.back_minor === null ? null : decimal(row.back_minor),
      }
    : null
}

async function entriesOf(db: Database, order: Books): Promise<DeskMoney['entries']> {
  const ofOrder = { vendor_id: order.vendor_id, order_id: order.order_id }
  const [entries, postings] = await Promise.all([
    db
      .selectFrom('ledger_entry')
      .select(['position', 'kind', 'reference', 'created_at'])
      .where((eb) => eb.and(ofOrder))
      .orderBy('position')
      .execute(),
    db
      .selectFrom('ledger_posting')
      .select(['position', 'account', 'amount_minor'])
      .where((eb) => eb.and(ofOrder))
      .orderBy('account')
      .execute(),
  ])
  return entries.map(({ created_at: at, ...entry }) => ({
    ...entry,
    created_at: unixSeconds(at),
    postings: postings
      .filter(({ position }) => position === entry.position)
      .map(({ account, amount_minor: minor }) => ({ account, amount: decimalIn(order)(minor) })),
  }))
}
