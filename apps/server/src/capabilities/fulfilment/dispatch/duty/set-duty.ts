import type { BodyOf, DutyRecord, fleetCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { isExact } from '@beckon/domain/dispatch'
import { type Duty, isOldPosition } from '@beckon/domain/rider'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { DispatchDeps } from '../deps.ts'
import { declineOffer } from '../search/answer-offer.ts'
import { dutyOf, dutyState, positionAge } from './duty-of.ts'
import { recordDuty } from './record-duty.ts'
import { workWith } from './work-device.ts'

interface SetBy {
  readonly riderId: string
  readonly deviceId: string
  readonly country: CountryCode
}

/** Puts a rider on duty, on a break or off duty; an open offer goes to the next rider. */
export async function setDuty(
  deps: DispatchDeps,
  { riderId, deviceId, country }: SetBy,
  { state, position: sent }: BodyOf<typeof fleetCalls.setDuty>,
): Promise<{ result: DutyRecord } | Refusal> {
  const position = sent && isExact(sent) ? sent : undefined
  const openOffer = await inTransaction(deps.db, async (tx) => {
    const changed = await changeDuty(deps, tx, { riderId, state, hasPosition: position !== undefined })
    if (!isRefusal(changed)) await deps.positions.storeNextPositionOf(tx, riderId)
    return changed
  })
  if (isRefusal(openOffer)) return openOffer
  if (state === 'on') await workWith(deps.db, { riderId, deviceId, at: deps.clock.now() })
  if (position) await deps.positions.keep({ riderId, country, source: 'phone', positions: [position] })
  if (openOffer.id !== null && state !== 'on') {
    await declineOffer(deps, { offerId: openOffer.id, riderId, reason: 'OFF_DUTY' })
  }
  return { result: await dutyOf(deps, riderId) }
}

interface DutyChange {
  readonly riderId: string
  readonly state: Duty
  readonly hasPosition: boolean
}

async function changeDuty(
  { clock, riders }: DispatchDeps,
  tx: Tx,
  { riderId, state, hasPosition }: DutyChange,
): Promise<{ readonly id: string | null } | Refusal> {
  const now = clock.now()
  const rider = await tx
    .selectFrom('rider')
    .selectAll()
    .where('rider_id', '=', riderId)
    .forUpdate()
    .executeTakeFirst()
  if (!rider) return refuse('rider.not-found')
  const before = dutyState(rider)
  const age = positionAge(rider, now)
  const isLocated = hasPosition || (age !== null && !isOldPosition(age))
  if (state === 'on' && !isLocated) return refuse('rider.position-missing')
  const hindrance = (await riders.hindered(tx, { country: rider.country }, [riderId])).get(riderId)
  if (state !== 'off' && hindrance === 'suspended') return refuse('rider.suspended')
  if (before === state) return { id: rider.open_offer_id }
  const idle = state === 'on' && before === 'off' ? { idle_since: now } : {}
  await recordDuty(tx, { riderId, state, at: now, patch: { missed_at: null, ...idle } })
  return { id: rider.open_offer_id }
}
