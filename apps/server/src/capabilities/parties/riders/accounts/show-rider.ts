import type { AnswerOf, riderDeskCalls, ShownRider } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { RiderDeps } from '../deps.ts'
import { zonesOf } from '../zones/zone-store.ts'
import { findAccount, type RiderAccountRow } from './account-store.ts'
import { operatedRider } from './operated-riders.ts'
import { type StandingDeps, standingOfRiders } from './standing-of-riders.ts'

/** Returns a rider of a country for the rider's page of the console. */
export async function showRider(
  deps: StandingDeps & Pick<RiderDeps, 'db'>,
  country: CountryCode,
  riderId: string,
): Promise<AnswerOf<typeof riderDeskCalls.readRider> | Refusal> {
  const account = await operatedAccount(deps.db, country, riderId)
  return account ? { result: await shownRider(deps, deps.db, account) } : refuse('rider.not-found')
}

/** The account of a rider who is a person of the country. */
export async function operatedAccount(
  db: Database,
  country: CountryCode,
  riderId: string,
): Promise<RiderAccountRow | undefined> {
  const account = await findAccount(db, riderId)
  return account?.country === country && !account.is_simulated ? account : undefined
}

export async function shownRider(
  deps: StandingDeps,
  db: Database,
  account: RiderAccountRow,
): Promise<ShownRider> {
  const standing = await standingOfRiders(deps, db, [account])
  return {
    ...(await operatedRider(db, account.rider_id, deps.clock.now())),
    ...standing(account),
    language: account.language,
    note: account.note,
    status_reason: account.status_reason,
    status_since: account.status_at && unixSeconds(account.status_at),
    zones: (await zonesOf(db, [account.rider_id])).map(({ zone_id: id, name }) => ({ id, name })),
  }
}
