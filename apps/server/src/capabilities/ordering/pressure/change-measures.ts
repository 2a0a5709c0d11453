import { randomUUID } from 'node:crypto'
import type { AnswerOf, pressureCalls, WireMeasure } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { type Currency, toDecimal, toMinor } from '@beckon/domain/money'
import { zonesAllowing } from '@beckon/domain/operator'
import { type Measure, measureViolation, replacement } from '@beckon/domain/pressure'
import { unixSeconds } from '../../../platform/clock.ts'
import type { OperatorCaller } from '../../../platform/auth/callers.ts'
import { afterCommit, type Tx } from '../../../platform/database/transaction.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited } from '../../settings/operators/index.ts'
import type { PressureDeps } from './deps.ts'
import {
  endMeasures,
  insertMeasure,
  lockMeasures,
  measureOf,
  type MeasureRow,
  measuresSince,
  shortenMeasures,
} from './measure-store.ts'

const SHOWN_SECONDS = 24 * 3600

/** Lists the measures of a country, with those of the last day. */
export async function listMeasures(
  { db, clock }: Pick<PressureDeps, 'db' | 'clock'>,
  country: CountryCode,
  currency: Currency,
): Promise<AnswerOf<typeof pressureCalls.listMeasures>> {
  const now = clock.now()
  const since = new Date(now.getTime() - SHOWN_SECONDS * 1000)
  const rows = await measuresSince(db, country, since)
  return { result: rows.map((row) => presentMeasure(row, currency)), now: unixSeconds(now) }
}

/** Starts a measure now or later; those of the zone that do the same at the same time end by then. */
export async function startMeasure(
  deps: PressureDeps,
  { caller, country, deployment, params, body }: Context<typeof pressureCalls.startMeasure>,
): Promise<AnswerOf<typeof pressureCalls.startMeasure> | Refusal> {
  const { currency } = deployment
  const { id: zoneId } = params
  if (!mayManage(caller, zoneId)) return refuse('auth.forbidden')
  const now = deps.clock.now()
  const measure = newMeasure(body, { now: unixSeconds(now), currency })
  const { tariff } = await deps.parameters.of(country)
  const rules = { now: unixSeconds(now), currency, tariff }
  if (!measure || measureViolation(measure, rules)) return refuse('measure.invalid')
  const { reason } = body
  return audited(deps, { caller, country, subject: `measure:${zoneId}`, reason }, async (tx) => {
    const zone = await tx
      .selectFrom('zone')
      .select('zone_id')
      .where('country', '=', country)
      .where('zone_id', '=', zoneId)
      .forKeyShare()
      .executeTakeFirst()
    if (!zone) return refuse('zone.not-found')
    const standing = await lockMeasures(tx, country, zoneId, now)
    const replaced = await replaceStanding(tx, { country, now, measure }, standing)
    const row = rowOf(measure, { country, zoneId, reason })
    await insertMeasure(tx, row)
    afterCommit(tx, () => deps.onChanged(country))
    return {
      before: replaced.map((one) => describe(one, currency, now)).join('; ') || null,
      after: describe(row, currency, now),
      answer: { result: presentMeasure(row, currency) },
    }
  })
}

interface Replacing {
  readonly country: CountryCode
  readonly now: Date
  readonly measure: Measure
}

/** Ends or shortens the standing measures that a new one replaces, and returns them as they were. */
async function replaceStanding(
  tx: Tx,
  { country, now, measure }: Replacing,
  standing: readonly MeasureRow[],
): Promise<readonly MeasureRow[]> {
  const becoming = (what: 'end' | 'shorten') =>
    standing.filter((row) => replacement(measure, measureOf(row)) === what)
  const [end, shorten] = [becoming('end'), becoming('shorten')]
  const ids = (rows: readonly MeasureRow[]) => rows.map(({ measure_id: id }) => id)
  await endMeasures(tx, country, ids(end), now)
  await shortenMeasures(tx, country, ids(shorten), new Date(measure.startsAt * 1000))
  return [...end, ...shorten]
}

/** Ends a measure early; one that has ended is refused. */
export async function endMeasure(
  deps: PressureDeps,
  { caller, country, deployment, params, body }: Context<typeof pressureCalls.endMeasure>,
): Promise<AnswerOf<typeof pressureCalls.endMeasure> | Refusal> {
  if (!mayManage(caller, params.id)) return refuse('auth.forbidden')
  const now = deps.clock.now()
  const intent = { caller, country, subject: `measure:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const standing = await lockMeasures(tx, country, params.id, now)
    const measure = standing.find(({ measure_id: id }) => id === params.measure)
    if (!measure) return refuse('measure.not-found')
    await endMeasures(tx, country, [params.measure], now)
    afterCommit(tx, () => deps.onChanged(country))
    const answer = { result: presentMeasure({ ...measure, ended_at: now }, deployment.currency) }
    return { before: describe(measure, deployment.currency, now), after: null, answer }
  })
}

/** A role that is limited to zones changes measures of these only. */
function mayManage({ grants }: OperatorCaller, zoneId: string): boolean {
  const zones = zonesAllowing(grants, 'zones.manage')
  return zones === 'all' || zones.includes(zoneId)
}

type Body = Context<typeof pressureCalls.startMeasure>['body']

/** Undefined where the amount has more decimals than the currency. */
function newMeasure(
  { kind, value: given, starts_at: startsAt, minutes }: Body,
  { now, currency }: { readonly now: number; readonly currency: Currency },
): Measure | undefined {
  const begin = Math.max(startsAt ?? now, now)
  const value = kind === 'surcharge' ? minorOf(given, currency) : given
  return value === undefined ? undefined : { kind, value, startsAt: begin, endsAt: begin + minutes * 60 }
}

function minorOf(decimal: number, currency: Currency): number | undefined {
  const read = toMinor(decimal, currency)
  return read.ok ? read.money.minor : undefined
}

interface Placed {
  readonly country: CountryCode
  readonly zoneId: string
  readonly reason: string
}

const rowOf = (
  { kind, value, startsAt, endsAt }: Measure,
  { country, zoneId, reason }: Placed,
): MeasureRow => ({
  country,
  measure_id: randomUUID(),
  zone_id: zoneId,
  kind,
  value,
  starts_at: new Date(startsAt * 1000),
  ends_at: new Date(endsAt * 1000),
  ended_at: null,
  reason,
})

const wireValue = ({ kind, value }: Pick<MeasureRow, 'kind' | 'value'>, currency: Currency): number =>
  kind === 'surcharge' ? toDecimal({ minor: value, currency }) : value

const presentMeasure = (row: MeasureRow, currency: Currency): WireMeasure => ({
  id: row.measure_id,
  zone_id: row.zone_id,
  kind: row.kind,
  value: wireValue(row, currency),
  starts_at: unixSeconds(row.starts_at),
  ends_at: unixSeconds(row.ends_at),
  ended_at: row.ended_at && unixSeconds(row.ended_at),
  reason: row.reason,
})

/** `slower 15 until 2026-11-25T19:30:00.000Z`, for the audit; with `from` where it begins later than `now`. */
function describe(row: MeasureRow, currency: Currency, now: Date): string {
  const from = row.starts_at > now ? ` from ${row.starts_at.toISOString()}` : ''
  return `${row.kind} ${wireValue(row, currency)}${from} until ${row.ends_at.toISOString()}`
}
