import type { CountryCode } from '@beckon/domain/country'
import type { Point } from '@beckon/domain/geo'
import { requiredDocuments, type RiderStatus, type Vehicle } from '@beckon/domain/rider'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { RiderDeps } from '../deps.ts'
import { ridersElsewhere } from '../zones/riders-elsewhere.ts'
import { approvedDocuments } from './document-store.ts'
import { todayIn } from './own-documents.ts'

type Deps = Pick<RiderDeps, 'clock' | 'parameters' | 'deploymentOf'>

const noDocuments = { riderDocuments: [] } as const

/** The place of an offer; without a collection point zones do not count. */
export interface OfferPlace {
  readonly country: CountryCode
  readonly collect?: Point
}

/** Why an account gets no offers. */
export type AccountHindrance = 'suspended' | 'documents' | 'zone'

/** The facts of an account on which offers depend. */
export interface AccountFacts {
  readonly rider_id: string
  readonly status: RiderStatus
  readonly vehicle: Vehicle
  readonly is_simulated: boolean
  readonly has_zones: boolean
}

/** The facts of the account of a row of `rider`, for a statement that reads riders; null without an account. */
export const accountFacts = sql<AccountFacts | null>`(
  select json_build_object(
    'rider_id', account.rider_id, 'status', account.status, 'vehicle', account.vehicle,
    'is_simulated', account.is_simulated,
    'has_zones', exists (select from rider_zone where rider_zone.rider_id = account.rider_id)
  )
  from rider_account as account where account.rider_id = rider.rider_id
)`

/** Returns those of these riders whose account allows no offers, as `hinderedAccounts` does. */
export async function hinderedRiders(
  deps: Deps,
  db: Database,
  place: OfferPlace,
  riderIds: readonly string[],
): Promise<ReadonlyMap<string, AccountHindrance>> {
  if (riderIds.length === 0) return new Map()
  const accounts = await db
    .selectFrom('rider_account')
    .select(['rider_id', 'status', 'vehicle', 'is_simulated'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('rider_zone')
          .select('rider_zone.zone_id')
          .whereRef('rider_zone.rider_id', '=', 'rider_account.rider_id'),
      ).as('has_zones'),
    )
    .where('rider_id', 'in', riderIds)
    .execute()
  const facts = accounts.map((account) => ({ ...account, has_zones: Boolean(account.has_zones) }))
  return hinderedAccounts(deps, db, place, facts)
}

/**
 * Returns those of these accounts that allow no offers, with the reason: not active, without a required document, or with
 * zones of which none has the collection point. Reads by rider id only, so the cost depends on the riders found nearby.
 * Simulated riders need no documents.
 */
export async function hinderedAccounts(
  deps: Deps,
  db: Database,
  { country, collect }: OfferPlace,
  accounts: readonly AccountFacts[],
): Promise<ReadonlyMap<string, AccountHindrance>> {
  const inactive = accounts.filter(({ status }) => status !== 'active')
  const people = accounts.filter(
    ({ status, is_simulated: isSimulated }) => status === 'active' && !isSimulated,
  )
  const { riderDocuments } = people.length === 0 ? noDocuments : await deps.parameters.of(country)
  const valid =
    riderDocuments.length === 0 ? new Set<string>() : await validDocuments(deps, db, country, people)
  const lacking = people.filter(({ rider_id: id, vehicle }) =>
    requiredDocuments(vehicle, riderDocuments).some((kind) => !valid.has(`${id} ${kind}`)),
  )
  const zoned = accounts.flatMap((one) => (one.has_zones ? [one.rider_id] : []))
  const elsewhere = collect && zoned.length > 0 ? await ridersElsewhere(db, collect, zoned) : []
  return new Map([
    ...elsewhere.map((id) => [id, 'zone'] as const),
    ...inactive.map(({ rider_id: id }) => [id, 'suspended'] as const),
    ...lacking.map(({ rider_id: id }) => [id, 'documents'] as const),
  ])
}

async function validDocuments(
  deps: Deps,
  db: Database,
  country: CountryCode,
  people: readonly { readonly rider_id: string }[],
): Promise<ReadonlySet<string>> {
  const today = todayIn(deps, country)
  const approved = await approvedDocuments(
    db,
    people.map(({ rider_id: id }) => id),
  )
  return new Set(
    approved.flatMap(({ rider_id: id, kind, expires_on: until }) => (until < today ? [] : [`${id} ${kind}`])),
  )
}
