import type { CountryCode } from '@beckon/domain/country'
import {
  type Requester,
  networkRequester,
  purgeAttempts,
  subjectsOfAccount,
} from '../../../../platform/attempts.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { codeTries, signInTries } from '../limits.ts'
import { accountHashOf } from '../refused-attempts.ts'

export interface LockedAccount {
  readonly country: CountryCode
  readonly userId: string
  /** Name for the login. */
  readonly name: string
}

/** Networks whose refused attempts are looked at; each counts for itself. */
const MOST_NETWORKS = 200

/** The end of the longest wait of an account after wrong passwords or codes; null where there is none. */
export async function lockedUntil(db: Database, account: LockedAccount, now: Date): Promise<Date | null> {
  const waiting = await db
    .selectFrom('attempt_window')
    .select(({ fn }) => fn.max('blocked_until').as('until'))
    .where('subject', 'in', await subjectsOf(db, account))
    .where('blocked_until', '>', now)
    .executeTakeFirst()
  return waiting?.until ?? null
}

/** Ends the waits of an account, from its known devices and from the networks that were refused. */
export async function endWaits(tx: Tx, account: LockedAccount): Promise<void> {
  for (const subject of await subjectsOf(tx, account)) await purgeAttempts(tx, subject)
}

async function subjectsOf(db: Database, { country, userId, name }: LockedAccount): Promise<string[]> {
  const account = `${country}:${name.toLowerCase()}`
  const [devices, networks] = await Promise.all([
    db.selectFrom('known_device').select('device_hash').where('user_id', '=', userId).execute(),
    db
      .selectFrom('refused_attempt')
      .select('address')
      .distinct()
      .where('country', '=', country)
      .where('account_hash', '=', accountHashOf(country, name))
      .limit(MOST_NETWORKS)
      .execute(),
  ])
  const requesters: readonly Requester[] = [
    ...devices.map(({ device_hash: hash }) => ({ key: `device ${hash}`, isKnown: true })),
    ...networks.map(({ address }) => networkRequester(address)),
    // The counter of all networks together needs a requester, too.
    { key: '', isKnown: false },
  ]
  const counted = [signInTries(account), codeTries(account)].flatMap((tries) =>
    requesters.flatMap((requester) => subjectsOfAccount(requester, tries)),
  )
  return [...new Set(counted.map(({ subject }) => subject))].toSorted()
}
