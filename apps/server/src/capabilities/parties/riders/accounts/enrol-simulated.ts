import type { CountryCode } from '@beckon/domain/country'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import { hashOf, newToken } from '../secrets.ts'

export interface SimulatedRider {
  readonly riderId: string
  readonly country: CountryCode
  readonly name: string
  readonly phone: string
  readonly vehicle: string
}

/**
 * Gives each simulated rider an active account and one device, in one statement, and returns the tokens of the devices
 * by rider id. Repeated, it replaces the tokens.
 */
export async function enrolSimulatedRiders(
  db: Database,
  riders: readonly SimulatedRider[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const tokens = new Map(riders.map(({ riderId }) => [riderId, newToken()]))
  const column = (read: (rider: SimulatedRider) => string) => sql`${riders.map(read)}::text[]`
  await sql`
    with given as (
      select * from unnest(
        ${column(({ riderId }) => riderId)}, ${column(({ country }) => country)}, ${column(({ name }) => name)},
        ${column(({ phone }) => phone)}, ${column(({ vehicle }) => vehicle)},
        ${column(({ riderId }) => hashOf(tokens.get(riderId) ?? ''))}
      ) as rider (rider_id, country, name, phone, vehicle, token_hash)
    ),
    accounts as (
      insert into rider_account (rider_id, country, name, phone, vehicle, status, is_simulated, created_at)
      select rider_id, country, name, phone, vehicle, 'active', true, ${now}::timestamptz from given
      on conflict do nothing
    )
    insert into rider_device (device_id, rider_id, token_hash, name, created_at, last_seen_at)
    select 'simulated:' || rider_id, rider_id, token_hash, 'Simulated phone', ${now}::timestamptz, ${now}::timestamptz
    from given
    on conflict (device_id) do update set
      token_hash = excluded.token_hash, last_seen_at = excluded.last_seen_at, ended_at = null`.execute(db)
  return tokens
}
