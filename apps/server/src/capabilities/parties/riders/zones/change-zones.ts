import type { AnswerOf, WireZone, zoneCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Area } from '@beckon/domain/geo'
import { zonesAllowing } from '@beckon/domain/operator'
import type { OperatorCaller } from '../../../../platform/auth/callers.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import { lockAccount } from '../accounts/account-store.ts'
import type { RiderDeps } from '../deps.ts'
import { deleteZone, lockZone, putZone, replaceZones, type ZoneRow, zonesIn, zonesOf } from './zone-store.ts'

type Deps = Pick<RiderDeps, 'db' | 'clock'>

/** Lists the zones of a country with the number of their riders. */
export async function listZones(
  { db }: Pick<Deps, 'db'>,
  country: CountryCode,
): Promise<AnswerOf<typeof zoneCalls.listZones>> {
  const rows = await zonesIn(db, country)
  return { result: rows.map((row) => ({ ...presentZone(row), riders: row.riders ?? 0 })) }
}

/** A role that is limited to zones could otherwise make its own zone larger. */
const mayDrawZones = ({ grants }: OperatorCaller): boolean => zonesAllowing(grants, 'zones.manage') === 'all'

/** Creates or changes a zone. */
export async function setZone(
  deps: Deps,
  { caller, country, params, body }: Context<typeof zoneCalls.putZone>,
): Promise<AnswerOf<typeof zoneCalls.putZone> | Refusal> {
  const { name, area, hours, reason } = body
  if (!mayDrawZones(caller)) return refuse('auth.forbidden')
  return audited(deps, { caller, country, subject: `zone:${params.id}`, reason }, async (tx) => {
    const before = await lockZone(tx, country, params.id)
    const kept = hours === undefined ? (before?.hours ?? null) : hours
    const zone = { country, zone_id: params.id, name, area, hours: kept }
    await putZone(tx, zone)
    const answer = { result: presentZone(zone) }
    return { before: before ? describe(before) : null, after: describe(zone), answer }
  })
}

/** Deletes a zone that no rider has. */
export async function removeZone(
  deps: Deps,
  { caller, country, params, body }: Context<typeof zoneCalls.deleteZone>,
): Promise<AnswerOf<typeof zoneCalls.deleteZone> | Refusal> {
  if (!mayDrawZones(caller)) return refuse('auth.forbidden')
  const intent = { caller, country, subject: `zone:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const zone = await lockZone(tx, country, params.id)
    if (!zone) return refuse('zone.not-found')
    if (!(await deleteZone(tx, country, params.id))) return refuse('zone.in-use')
    return { before: describe(zone), after: null, answer: { result: true } }
  })
}

/** A role that is limited to zones gives and takes these only, and no rider becomes one of the whole country. */
function mayChange(
  { grants }: OperatorCaller,
  before: readonly string[],
  wanted: readonly string[],
): boolean {
  const own = zonesAllowing(grants, 'riders.manage')
  if (own === 'all') return true
  const changed = [...before, ...wanted].filter((id) => before.includes(id) !== wanted.includes(id))
  return before.length > 0 && wanted.length > 0 && changed.every((id) => own.includes(id))
}

/** Sets the zones of a rider; none for everywhere. */
export function setRiderZones(
  deps: Deps,
  { caller, country, params, body }: Context<typeof zoneCalls.setRiderZones>,
): Promise<AnswerOf<typeof zoneCalls.setRiderZones> | Refusal> {
  const intent = { caller, country, subject: `rider-zones:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const account = await lockAccount(tx, country, params.id)
    if (!account) return refuse('rider.not-found')
    const known = new Set((await zonesIn(tx, country)).map(({ zone_id: id }) => id))
    const wanted = [...new Set(body.zones)]
    if (!wanted.every((id) => known.has(id))) return refuse('zone.not-found')
    const before = (await zonesOf(tx, [params.id])).map(({ zone_id: id }) => id)
    if (!mayChange(caller, before, wanted)) return refuse('auth.forbidden')
    await replaceZones(tx, { riderId: params.id, country }, wanted)
    return { before: before.join(', '), after: wanted.join(', '), answer: { result: wanted } }
  })
}

const presentZone = ({ zone_id: id, name, area, hours }: Omit<ZoneRow, 'country'>): WireZone => ({
  id,
  name,
  area: wireArea(area),
  hours,
})

/** The wire has arrays that may be changed. */
const wireArea = (area: Area): WireZone['area'] => structuredClone(area) as WireZone['area']

const describe = ({ name, area, hours }: Pick<ZoneRow, 'name' | 'area' | 'hours'>): string =>
  `${name} (${[area.type, ...(hours === null ? [] : [hours])].join(', ')})`
