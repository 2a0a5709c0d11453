import type { CountryCode } from '@beckon/domain/country'
import type { HandKind, HandState } from '@beckon/domain/payment'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'
import type { MoneyRequestTable } from '../schema.ts'

/** The only SQL that writes `money_request`. */

export type RequestRow = Selectable<MoneyRequestTable>

/** With the names of its shop and its operators; null for those that are not known any more. */
export interface NamedRequest extends RequestRow {
  readonly vendor_name: string
  readonly asked_by_name: string | null
  readonly decided_by_name: string | null
}

const named = (db: Database) =>
  db
    .selectFrom('money_request as request')
    .innerJoin('vendor', 'vendor.vendor_id', 'request.vendor_id')
    .leftJoin('operator_account as asker', 'asker.operator_id', 'request.asked_by')
    .leftJoin('operator as asking', 'asking.operator_id', 'request.asked_by')
    .leftJoin('operator_account as decider', 'decider.operator_id', 'request.decided_by')
    .leftJoin('operator as deciding', 'deciding.operator_id', 'request.decided_by')
    .selectAll('request')
    .select('vendor.name as vendor_name')
    .select([
      sql<string | null>`coalesce(asker.name, asking.name)`.as('asked_by_name'),
      sql<string | null>`coalesce(decider.name, deciding.name)`.as('decided_by_name'),
    ])

export const loadRequest = (
  db: Database,
  country: CountryCode,
  requestId: string,
): Promise<NamedRequest | undefined> =>
  named(db)
    .where('request.country', '=', country)
    .where('request.request_id', '=', requestId)
    .executeTakeFirst()

interface RequestFilter {
  readonly country: CountryCode
  readonly kind?: HandKind | undefined
  readonly state?: HandState | undefined
  readonly now: Date
  readonly count: number
}

/** Requests of a country, newest first. */
export const findRequests = (db: Database, filter: RequestFilter): Promise<NamedRequest[]> =>
  named(db)
    .where('request.country', '=', filter.country)
    .$if(filter.kind !== undefined, (query) => query.where('request.kind', '=', filter.kind ?? 'REFUND'))
    .$if(filter.state !== undefined, (query) => query.where(hasState(filter)))
    .orderBy('request.asked_at', 'desc')
    .orderBy('request.request_id')
    .limit(filter.count)
    .execute()

const hasState = ({ state, now }: RequestFilter) => {
  if (state === 'EXPIRED') return sql<boolean>`request.state = 'PENDING' and request.expires_at <= ${now}`
  if (state === 'PENDING') return sql<boolean>`request.state = 'PENDING' and request.expires_at > ${now}`
  return sql<boolean>`request.state = ${state}`
}

/** False where another request has the id. */
export async function insertRequest(tx: Tx, row: RequestRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('money_request')
    .values(row)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst()
  return written === 1n
}

type Decision = Pick<RequestRow, 'state' | 'decided_by' | 'decided_at' | 'decision_reason' | 'refund_id'>

export async function writeDecision(
  tx: Tx,
  { country, request_id }: RequestRow,
  to: Decision,
): Promise<void> {
  await tx
    .updateTable('money_request')
    .set(to)
    .where('country', '=', country)
    .where('request_id', '=', request_id)
    .execute()
}

/** Sums in minor units. */
export interface HandSums {
  readonly done: number
  readonly pending: number
}

/** Sums of the requests of an order. */
export async function sumsOfOrder(
  db: Database,
  { vendorId, orderId }: OrderKey,
  { kind, now }: { readonly kind: HandKind; readonly now: Date },
): Promise<HandSums> {
  const { rows } = await sql<HandSums>`
    select coalesce(sum(amount_minor) filter (where state = 'DONE'), 0)::bigint as done,
      coalesce(sum(amount_minor) filter (where state = 'PENDING' and expires_at > ${now}), 0)::bigint as pending
    from money_request
    where vendor_id = ${vendorId} and order_id = ${orderId} and kind = ${kind}`.execute(db)
  return rows[0] ?? { done: 0, pending: 0 }
}

/** Sum that an operator moved without a second one since a time, in minor units. */
export async function movedAlone(
  db: Database,
  country: CountryCode,
  { operatorId, since }: { readonly operatorId: string; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as minor from money_request
    where country = ${country} and asked_by = ${operatorId} and not needs_approval
      and state = 'DONE' and asked_at > ${since}`.execute(db)
  return rows[0]?.minor ?? 0
}

/** Requests of one operator are counted one after the other, so that several at once do not exceed the sum of a day. */
export async function lockAsker(tx: Tx, country: CountryCode, operatorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`money-request:${country}:${operatorId}`}))`.execute(tx)
}
