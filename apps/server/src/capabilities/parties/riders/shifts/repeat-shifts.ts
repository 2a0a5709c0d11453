import { randomUUID } from 'node:crypto'
import type { AnswerOf, shiftCalls } from '@beckon/contract'
import { inLaterWeek, mondayOf, shiftViolation } from '@beckon/domain/rider'
import { boundsOfDay, dayAfter } from '@beckon/domain/time'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { RiderDeps } from '../deps.ts'
import { lockAccountsOf } from '../accounts/account-store.ts'
import { mayBePlanned, periodOf } from './plan-shift.ts'
import { scopeFor } from '../zones/zone-scope.ts'
import { insertShifts, type NamedShift, periodsOf, type ShiftRow, shiftsIn } from './shift-store.ts'

type Deps = Pick<RiderDeps, 'db' | 'clock'>
type Request = Context<typeof shiftCalls.repeatShifts>
type Period = ReturnType<typeof periodOf>

/** Plans the shifts of a week in the weeks after it; one that would break a rule of shifts is left out. */
export function repeatShifts(
  deps: Deps,
  request: Request,
): Promise<AnswerOf<typeof shiftCalls.repeatShifts> | Refusal> {
  const { caller, country, body } = request
  const subject = body.rider_id === undefined ? 'rider-shifts' : `rider-shift:${body.rider_id}`
  return audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const rows = await shiftsOfWeek(tx, request)
    const working = await lockAccountsOf(
      tx,
      country,
      rows.map(({ rider_id: id }) => id),
    )
    const active = new Set(working.filter(mayBePlanned).map(({ rider_id: id }) => id))
    const repeated = rows.filter(({ rider_id: id }) => active.has(id))
    if (repeated.length === 0) return refuse('shift.not-found')
    const shifts = await withoutViolations(
      deps,
      tx,
      repeated.flatMap((row) => laterShifts(request, row)),
    )
    const created_at = deps.clock.now()
    await insertShifts(
      tx,
      shifts.map((shift) => ({ ...shift, operator_id: caller.operatorId, created_at })),
    )
    const planned = shifts.length
    const left_out = rows.length * body.weeks - planned
    const after = `${planned} shifts after the week of ${mondayOf(body.week)}`
    return { before: null, after, answer: { result: { planned, left_out } } }
  })
}

/** The shifts that begin in the week. */
async function shiftsOfWeek(tx: Tx, { caller, country, deployment, body }: Request): Promise<NamedShift[]> {
  const monday = mondayOf(body.week)
  const from = boundsOfDay(monday, deployment.timezone)?.from ?? 0
  const until = boundsOfDay(dayAfter(monday, 7), deployment.timezone)?.from ?? 0
  const rows = await shiftsIn(tx, {
    country,
    scope: await scopeFor(tx, caller, 'riders.manage'),
    riderId: body.rider_id,
    from: new Date(from * 1000),
    until: new Date(until * 1000),
  })
  return rows.filter(({ starts_at }) => unixSeconds(starts_at) >= from)
}

type Wanted = Pick<ShiftRow, 'rider_id' | 'country' | 'zone_id'> & Period

const laterShifts = ({ country, deployment, body }: Request, row: NamedShift): Wanted[] =>
  Array.from({ length: body.weeks }, (_, index) => {
    const { rider_id, zone_id } = row
    return inLaterWeek({ rider_id, zone_id, country, ...periodOf(row) }, index + 1, deployment.timezone)
  })

async function withoutViolations(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  wanted: readonly Wanted[],
): Promise<Omit<ShiftRow, 'operator_id' | 'created_at'>[]> {
  const riderIds = [...new Set(wanted.map(({ rider_id: id }) => id))]
  const span = {
    from: new Date(Math.min(...wanted.map(({ from }) => from)) * 1000),
    until: new Date(Math.max(...wanted.map(({ to }) => to)) * 1000),
  }
  const taken = new Map<string, Period[]>(riderIds.map((id) => [id, []]))
  for (const row of await periodsOf(tx, riderIds, span)) taken.get(row.rider_id)?.push(periodOf(row))
  const now = unixSeconds(clock.now())
  return wanted.flatMap(({ from, to, ...shift }) => {
    const others = taken.get(shift.rider_id) ?? []
    if (shiftViolation({ from, to }, others, now) !== undefined) return []
    others.push({ from, to })
    const times = { starts_at: new Date(from * 1000), ends_at: new Date(to * 1000) }
    return [{ ...shift, ...times, shift_id: randomUUID() }]
  })
}
