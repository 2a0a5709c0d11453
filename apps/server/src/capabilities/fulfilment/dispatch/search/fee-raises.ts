import type { OrderKey } from '../../../ordering/orders/index.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Schema } from '../../../../platform/database/schema.ts'

export type Options = Selectable<Schema['order_decision']>['options']

export interface Raises {
  readonly times: number
  /** The sum of the raises, in minor units. */
  readonly minor: number
}

/** Raises of orders that a transaction has locked: they cannot change until it ends. */
const known = new WeakMap<Database, Map<string, Raises>>()

/** Keeps the raises that a transaction has read of an order that it has locked. */
export function rememberRaises(tx: Tx, orderId: string, chosen: readonly Options[]): void {
  const ofTx = known.get(tx) ?? new Map<string, Raises>()
  known.set(tx, ofTx.set(orderId, raisesIn(chosen)))
}

/** How often the shop raised the fee so that a rider comes. */
export async function raisesOf(db: Database, { vendorId, orderId }: OrderKey): Promise<Raises> {
  const remembered = known.get(db)?.get(orderId)
  if (remembered) return remembered
  const chosen = await db
    .selectFrom('order_decision')
    .select(['options'])
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('choice', '=', 'RAISE_FEE')
    .execute()
  return raisesIn(chosen.map(({ options }) => options))
}

/** Returns the raises by the options of the decisions that raised the fee. */
export function raisesIn(chosen: readonly Options[]): Raises {
  const prices = chosen.map((options) => options.find(({ option }) => option === 'RAISE_FEE')?.price ?? 0)
  return { times: chosen.length, minor: prices.reduce((sum, price) => sum + price, 0) }
}
