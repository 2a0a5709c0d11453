import type { StopKey } from '@beckon/domain/rider'
import { type Tx, writeBeforeCommit } from '../../../../platform/database/transaction.ts'

/** Stores the order of stops of a rider. */
export async function storeStops(tx: Tx, riderId: string, stops: readonly StopKey[]): Promise<void> {
  const order = JSON.stringify(stops.map(({ orderId, kind }) => ({ orderId, kind })))
  const statement = tx.updateTable('rider').set({ stops: order }).where('rider_id', '=', riderId)
  await writeBeforeCommit(tx, statement.compile())
}
