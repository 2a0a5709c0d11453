import { assignOrder } from '../../src/capabilities/fulfilment/dispatch/by-hand/assign-order.ts'
import { versionOf } from '../../src/capabilities/fulfilment/dispatch/by-hand/order-version.ts'
import type { DispatchDeps } from '../../src/capabilities/fulfilment/dispatch/deps.ts'
import type { Refusal } from '../../src/platform/refusal.ts'

/** An operator gives an order of the shop to a rider, a while after the version of the board was read. */
export async function assignByHand(
  deps: DispatchDeps,
  { orderId, riderId }: { readonly orderId: string; readonly riderId: string },
  wait: () => Promise<unknown>,
): Promise<true | Refusal> {
  const version = await versionOf(deps.db, { vendor_id: 'shop', order_id: orderId })
  await wait()
  const grants = [{ country: 'SG', role: 'dispatcher' }] as const
  const caller = { kind: 'operator', operatorId: 'ana', country: 'SG', grants } as const
  const act = { vendorId: 'shop', orderId, riderId, version, reason: 'a test' }
  return assignOrder(deps, { ...act, caller, country: 'SG' })
}
