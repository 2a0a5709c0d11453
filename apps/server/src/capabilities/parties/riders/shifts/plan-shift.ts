import type { AnswerOf, ErrorCode, shiftCalls } from '@beckon/contract'
import { type ShiftViolation, shiftViolation } from '@beckon/domain/rider'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import { lockAccount, type RiderAccountRow } from '../accounts/account-store.ts'
import type { RiderDeps } from '../deps.ts'
import { zonesIn, zonesOf } from '../zones/zone-store.ts'
import { isRiderSeen, isShiftSeen, scopeFor } from '../zones/zone-scope.ts'
import { presentShift } from './list-shifts.ts'
import { deleteShift, findShift, periodsOf, putShift, type ShiftRow, shiftsIn } from './shift-store.ts'

type Deps = Pick<RiderDeps, 'db' | 'clock'>
type Planned = Context<typeof shiftCalls.planShift>

/** Plans a shift of a rider, or changes the one with this id. */
export function planShift(
  deps: Deps,
  { caller, country, params, body }: Planned,
): Promise<AnswerOf<typeof shiftCalls.planShift> | Refusal> {
  const intent = { caller, country, subject: `rider-shift:${body.rider_id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const account = await lockAccount(tx, country, body.rider_id)
    if (!account || account.is_simulated) return refuse('rider.not-found')
    const unseen = await outOfSight(tx, { caller, country, params, body })
    if (unseen) return unseen
    if (!mayBePlanned(account)) return refuse('rider.status')
    const before = await findShift(tx, country, params.id)
    if (before && before.rider_id !== body.rider_id) return refuse('idempotency.conflict')
    const refusal =
      (await timesRefusal(deps, tx, { shiftId: params.id, body })) ??
      (await zoneRefusal(tx, account, body.zone_id))
    if (refusal) return refusal
    const shift: ShiftRow = {
      rider_id: body.rider_id,
      shift_id: params.id,
      country,
      zone_id: body.zone_id,
      starts_at: new Date(body.starts_at * 1000),
      ends_at: new Date(body.ends_at * 1000),
      operator_id: caller.operatorId,
      created_at: deps.clock.now(),
    }
    await putShift(tx, shift)
    const result = await presentedShift(tx, shift)
    return { before: before ? describe(before) : null, after: describe(shift), answer: { result } }
  })
}

/** Riders, shifts and zones outside of the zones of an operator do not exist for the operator. */
async function outOfSight(
  tx: Tx,
  { caller, country, params, body }: Pick<Planned, 'caller' | 'country' | 'params' | 'body'>,
): Promise<Refusal | undefined> {
  const scope = await scopeFor(tx, caller, 'riders.manage')
  if (scope === null) return undefined
  const { rider_id: riderId, zone_id: zoneId } = body
  if (!(await isRiderSeen(tx, { country, riderId }, scope))) return refuse('rider.not-found')
  if (zoneId !== null && !scope.zones.includes(zoneId)) return refuse('zone.not-found')
  const before = await findShift(tx, country, params.id)
  const isSeen = !before || (await isShiftSeen(tx, { country, shiftId: params.id }, scope))
  return isSeen ? undefined : refuse('shift.not-found')
}

/** Removes a planned shift. */
export async function removeShift(
  deps: Deps,
  { caller, country, params, body }: Context<typeof shiftCalls.removeShift>,
): Promise<AnswerOf<typeof shiftCalls.removeShift> | Refusal> {
  const found = await findShift(deps.db, country, params.id)
  if (!found) return refuse('shift.not-found')
  const intent = { caller, country, subject: `rider-shift:${found.rider_id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    await lockAccount(tx, country, found.rider_id)
    const shift = await findShift(tx, country, params.id)
    if (!shift) return refuse('shift.not-found')
    await deleteShift(tx, shift)
    return { before: describe(shift), after: null, answer: { result: true } }
  })
}

/** Riders who were invited are planned before they accept; those who may not work are not. */
export const mayBePlanned = ({ status }: Pick<RiderAccountRow, 'status'>): boolean =>
  status === 'active' || status === 'invited'

const refusals: Readonly<Record<ShiftViolation, ErrorCode>> = {
  times: 'shift.times',
  past: 'shift.past',
  'too-far': 'shift.too-far',
  overlap: 'shift.overlap',
}

async function timesRefusal(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { shiftId, body }: { readonly shiftId: string; readonly body: Planned['body'] },
): Promise<Refusal | undefined> {
  const wanted = { from: body.starts_at, to: body.ends_at }
  const near = await periodsOf(tx, [body.rider_id], {
    from: new Date(wanted.from * 1000),
    until: new Date(wanted.to * 1000),
  })
  const others = near.filter(({ shift_id: id }) => id !== shiftId).map(periodOf)
  const violation = shiftViolation(wanted, others, unixSeconds(clock.now()))
  return violation && refuse(refusals[violation])
}

export const periodOf = ({ starts_at, ends_at }: Pick<ShiftRow, 'starts_at' | 'ends_at'>) => ({
  from: unixSeconds(starts_at),
  to: unixSeconds(ends_at),
})

/** A rider with zones is planned for one of them. */
async function zoneRefusal(
  tx: Tx,
  { rider_id, country }: RiderAccountRow,
  zoneId: string | null,
): Promise<Refusal | undefined> {
  if (zoneId === null) return undefined
  const known = await zonesIn(tx, country)
  if (!known.some(({ zone_id: id }) => id === zoneId)) return refuse('zone.not-found')
  const own = await zonesOf(tx, [rider_id])
  return own.length === 0 || own.some(({ zone_id: id }) => id === zoneId) ? undefined : refuse('shift.zone')
}

async function presentedShift(tx: Tx, { country, rider_id, shift_id, starts_at, ends_at }: ShiftRow) {
  const rows = await shiftsIn(tx, { country, riderId: rider_id, from: starts_at, until: ends_at })
  const row = rows.find((one) => one.shift_id === shift_id)
  if (!row) throw new Error('a shift that was stored is not there')
  return presentShift(row)
}

const describe = ({ starts_at, ends_at, zone_id }: ShiftRow): string =>
  `${starts_at.toISOString().slice(0, 16)} to ${ends_at.toISOString().slice(0, 16)} UTC${zone_id === null ? '' : `, ${zone_id}`}`
