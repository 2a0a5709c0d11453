import type { Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { OrderKey, OrderRow } from '../../../ordering/orders/index.ts'
import type { RiderTransferTable } from '../schema.ts'

/** The only SQL that writes `rider_transfer`. */

export type TransferRow = Selectable<RiderTransferTable>

export const openTransferOf = (
  db: Database,
  { vendorId, orderId }: OrderKey,
): Promise<TransferRow | undefined> =>
  db
    .selectFrom('rider_transfer')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst()

interface NewTransfer {
  readonly fromRiderId: string
  readonly toRiderId: string
  readonly operatorId: string
  readonly reason: string
  readonly at: Date
}

/** Adds a transfer of a locked order that has no open one. */
export async function insertTransfer(tx: Tx, order: OrderRow, transfer: NewTransfer): Promise<void> {
  const { vendor_id, order_id } = order
  const { position } = await tx
    .selectFrom('rider_transfer')
    .select(({ fn }) => fn.countAll<number>().as('position'))
    .where('vendor_id', '=', vendor_id)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('rider_transfer')
    .values({
      ...{ vendor_id, order_id, position: Number(position), state: 'open' },
      from_rider_id: transfer.fromRiderId,
      to_rider_id: transfer.toRiderId,
      operator_id: transfer.operatorId,
      reason: transfer.reason,
      asked_at: transfer.at,
      ended_at: null,
    })
    .execute()
}

export async function endTransfer(
  tx: Tx,
  { vendor_id, order_id, position }: Pick<TransferRow, 'vendor_id' | 'order_id' | 'position'>,
  end: { readonly state: 'done' | 'withdrawn'; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('rider_transfer')
    .set({ state: end.state, ended_at: end.at })
    .where('vendor_id', '=', vendor_id)
    .where('order_id', '=', order_id)
    .where('position', '=', position)
    .execute()
}
