import type { OrderKey } from '../../../ordering/orders/index.ts'
import type { Database } from '../../../../platform/database/connect.ts'

export interface Raises {
  readonly times: number
  /** The sum of the raises, in minor units. */
  readonly minor: number
}

/** How often the shop raised the fee so that a rider comes. */
export async function raisesOf(db: Database, { vendorId, orderId }: OrderKey): Promise<Raises> {
  const chosen = await db
    .selectFrom('order_decision')
    .select(['options'])
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('choice', '=', 'RAISE_FEE')
    .execute()
  const prices = chosen.map(({ options }) => options.find(({ option }) => option === 'RAISE_FEE')?.price ?? 0)
  return { times: chosen.length, minor: prices.reduce((sum, price) => sum + price, 0) }
}
