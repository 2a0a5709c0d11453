import { fleetCalls, type Transfer } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'

/** Confirms the parcels that the simulated rider gets from other riders; the riders meet at once. */
export async function takeTransfers(client: Client, transfers: readonly Transfer[]): Promise<void> {
  for (const { order_id: id, role } of transfers) {
    if (role === 'take_over') await client.call(fleetCalls.takeTransfer, { params: { id } })
  }
}
