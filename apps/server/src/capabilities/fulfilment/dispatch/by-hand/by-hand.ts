import type { CountryCode } from '@beckon/domain/country'
import type { ByHandFacts } from '@beckon/domain/board'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type OrderKey, type OrderRow, wasCollected } from '../../../ordering/orders/index.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { lockSearch } from '../store.ts'
import { checkVersion } from './order-version.ts'

/** A change of the riders of an order by an operator, based on a version of the board. */
export interface ByHand extends OrderKey {
  readonly caller: OperatorCaller
  readonly country: CountryCode
  readonly reason: string
  readonly version: number
}

/** A locked order with the facts that decide what can be done with it. */
export interface OrderByHand {
  readonly order: OrderRow
  readonly facts: ByHandFacts
}

/**
 * Runs a change of an operator while the search and the order are locked, and writes it down with the riders before and
 * after. Of two operators who saw the same version exactly one wins.
 */
export function byHand(
  deps: DispatchDeps,
  act: ByHand,
  work: (tx: Tx, locked: OrderByHand) => Promise<Refusal | { readonly after: string | null }>,
): Promise<true | Refusal> {
  const { caller, country, reason, orderId, vendorId } = act
  return audited(deps, { caller, country, reason, subject: `order:${orderId}` }, async (tx) => {
    // Before the order, as every answer to an offer does.
    await lockSearch(tx, { vendorId, orderId })
    const order = await deps.orders.lock(tx, { vendorId, orderId })
    if (order?.country !== country) return refuse('order.not-found')
    const refused = await checkVersion(tx, order, act.version)
    if (refused) return refused
    const isCollected = await wasCollected(tx, order)
    const facts = { status: order.status, hasRider: order.rider_id !== null, isCollected }
    const done = await work(tx, { order, facts })
    if ('refused' in done) return done
    return { before: order.rider_name, after: done.after, answer: true as const }
  })
}

/** The refusal of a change that the present status does not allow. */
export const notInThisState = ({ status }: OrderRow): Refusal => refuse('board.order-state', { status })
