import { createHash } from 'node:crypto'
import type { CountryCode } from '@beckon/domain/country'
import { hasSameStops, isInSequence, type StopKey } from '@beckon/domain/rider'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { DispatchDeps } from '../deps.ts'
import { inHandOf } from '../stops/in-hand.ts'
import { planOf } from '../stops/stop-plan.ts'
import { storeStops } from '../stops/store-stops.ts'
import { timeStops } from '../stops/time-stops.ts'
import { lockRiders } from './lock-riders.ts'
import { notifyRider } from './notify-rider.ts'

/** A change of the order of stops by an operator. */
export interface StopsByHand {
  readonly caller: OperatorCaller
  readonly country: CountryCode
  readonly riderId: string
  readonly stops: readonly StopKey[]
  /** `stopsVersion` of the stops that the operator saw. */
  readonly version: string
  readonly reason: string
}

const stopsText = (stops: readonly StopKey[]): string =>
  stops.map(({ orderId, kind }) => `${kind} ${orderId}`).join(', ')

/** The version of the next stops of a rider: another list has another one. */
export const stopsVersion = (stops: readonly StopKey[]): string =>
  createHash('sha256').update(stopsText(stops)).digest('base64url').slice(0, 16)

const subjectOf = (riderId: string): string => `rider-stops:${riderId}`

/** Sets the order in which a rider makes the next stops; all expected times follow it. */
export async function setRiderStops(deps: DispatchDeps, act: StopsByHand): Promise<true | Refusal> {
  const { caller, country, riderId, reason, stops } = act
  if (!isInSequence(stops)) return refuse('stops.order')
  const intent = { caller, country, reason, subject: subjectOf(riderId) }
  const set = await audited(deps, intent, async (tx) => {
    const rider = (await lockRiders(tx, country, [riderId])).get(riderId)
    if (!rider) return refuse('rider.not-found')
    const { stops: before } = planOf(deps, rider, await inHandOf(tx, riderId))
    if (stopsVersion(before) !== act.version || !hasSameStops(before, stops)) {
      return conflict(tx, { country, riderId, name: rider.name, stops: before })
    }
    await storeStops(tx, riderId, stops)
    await notifyRider(deps, tx, { riderId, kind: 'stops', orderId: '' })
    return { before: stopsText(before), after: stopsText(stops), answer: true as const }
  })
  if (!isRefusal(set)) await timeStops(deps, { riderId })
  return set
}

interface Present {
  readonly country: CountryCode
  readonly riderId: string
  readonly name: string
  readonly stops: readonly StopKey[]
}

/** Names the operator whose last change left these stops; any other list was left by the rider. */
async function conflict(tx: Tx, { country, riderId, name, stops }: Present): Promise<Refusal> {
  const last = await tx
    .selectFrom('operator_change as change')
    .leftJoin('operator', 'operator.operator_id', 'change.operator_id')
    .leftJoin('operator_account as account', 'account.operator_id', 'change.operator_id')
    .select(['change.after', 'change.created_at'])
    .select(({ fn }) => fn.coalesce('account.name', 'operator.name').as('operator_name'))
    .where('change.country', '=', country)
    .where('change.subject', '=', subjectOf(riderId))
    .orderBy('change.change_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isOperators = last?.after === stopsText(stops)
  return refuse('board.stops-changed', {
    version: stopsVersion(stops),
    changed_by: isOperators ? { kind: 'operator', name: last.operator_name } : { kind: 'fleet', name },
    changed_at: isOperators ? unixSeconds(last.created_at) : null,
  })
}
