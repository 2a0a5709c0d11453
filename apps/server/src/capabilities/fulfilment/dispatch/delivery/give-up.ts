import { type RiderProblem, stopsRider } from '@beckon/domain/rider'
import { vendorOf } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { wasCollected } from '../../../ordering/orders/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { recordDuty } from '../duty/record-duty.ts'
import { startSearch } from '../search/start-search.ts'
import { lockSearch, noteIdle } from '../store.ts'
import { type AtHand, lockOwnOrder, type StepAnswer } from './report-step.ts'
import { withoutRider } from './without-rider.ts'

interface GivenUp extends AtHand {
  readonly problem: RiderProblem
  readonly note: string
}

/** Gives an order back before its collection: the shop gets the reason, and the search for a rider continues. */
export async function giveUp(
  deps: DispatchDeps,
  tx: Tx,
  { problem, note, ...atHand }: GivenUp,
): Promise<StepAnswer | Refusal> {
  const key = { vendorId: vendorOf(atHand.orderId) ?? '', orderId: atHand.orderId }
  // Before the order, as every answer to an offer does.
  await lockSearch(tx, key)
  const order = await lockOwnOrder(deps, tx, atHand)
  if (!order) return refuse('order.not-found')
  const to = 'WAITING_FOR_TRANSPORT'
  if (await wasCollected(tx, order)) return refuse('order.move-not-allowed', { from: order.status, to })
  const { at, riderId } = atHand
  const moved = await deps.orders.move(tx, {
    ...{ ...key, to, at, actor: 'fleet', reason: 'GIVEN_BACK' },
    patch: withoutRider,
  })
  if (isRefusal(moved)) return moved
  await deps.messages.reportProblem(tx, key, { problem, note, at })
  await startSearch(deps, tx, order)
  await deps.jobs.send('seek-rider', key, { tx })
  await rest(deps, tx, { riderId, isStopped: stopsRider(problem) })
  return { result: { status: to } }
}

/** A rider who cannot ride on has a break, without offers. */
async function rest(
  { clock }: Pick<DispatchDeps, 'clock'>,
  tx: Tx,
  { riderId, isStopped }: { readonly riderId: string; readonly isStopped: boolean },
): Promise<void> {
  const now = clock.now()
  await noteIdle(tx, riderId, now)
  if (isStopped) await recordDuty(tx, { riderId, state: 'break', at: now })
}
