import { sql } from 'kysely'
import type { CountryCode } from '@beckon/domain/country'
import { type AttemptLimit, KNOWN_DEVICES } from '@beckon/domain/limits'
import type { CountedSubject } from '../../../platform/attempts.ts'
import { subjectOf } from '../../../platform/attempts.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { widestNetworkOf } from '../../../platform/http/limits/network-of.ts'
import { hashOf, newToken } from './registration/secrets.ts'

/** The party whose attempts on an account are counted together: a known browser, or a network. */
export interface Requester {
  readonly key: string
  readonly isKnown: boolean
}

export interface Attempt {
  readonly country: CountryCode
  /** The sign-in name. */
  readonly name: string
  readonly address: string
  /** As `login` gave it to this browser. */
  readonly deviceToken: string | undefined
}

export async function requesterOf(
  db: Database,
  { country, name, address, deviceToken }: Attempt,
): Promise<Requester> {
  const network = { key: `network ${widestNetworkOf(address)}`, isKnown: false }
  if (deviceToken === undefined) return network
  const deviceHash = hashOf(deviceToken)
  const known = await db
    .selectFrom('known_device')
    .innerJoin('user_account', 'user_account.user_id', 'known_device.user_id')
    .select('known_device.user_id')
    .where('known_device.device_hash', '=', deviceHash)
    .where('user_account.country', '=', country)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['user_account.email']), '=', name.toLowerCase()))
    .executeTakeFirst()
  return known ? { key: `device ${deviceHash}`, isKnown: true } : network
}

export interface AccountTries {
  /** `account`, `code`, `mail`: each is counted on its own. */
  readonly what: string
  readonly account: string
  readonly limit: AttemptLimit
  /** The factor by which the limit of all unknown browsers together is larger. */
  readonly globalLimitFactor: number
}

/**
 * Returns the counters of attempts on one account: a tight one for the browser, a wide one for all unknown browsers
 * together. A stranger uses up their own attempts only, and a known browser is not blocked by strangers.
 */
export function subjectsOfAccount(
  { key, isKnown }: Requester,
  { what, account, limit, globalLimitFactor }: AccountTries,
): readonly CountedSubject[] {
  const own = { subject: subjectOf(what, `${account} ${key}`), limit }
  const anywhere = {
    subject: subjectOf(`${what}-anywhere`, account),
    limit: { ...limit, maxAttempts: limit.maxAttempts * globalLimitFactor },
  }
  return isKnown ? [own] : [own, anywhere]
}

/** Notes that the account signed in from this browser; answers the token by which the browser is known from now on. */
export async function rememberDevice(
  tx: Tx,
  userId: string,
  deviceToken: string | undefined,
  now: Date,
): Promise<string> {
  const token = deviceToken !== undefined && (await isOurs(tx, deviceToken)) ? deviceToken : newToken()
  await tx
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: hashOf(token), used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ used_at: now }))
    .execute()
  await sql`
    delete from known_device where user_id = ${userId} and device_hash in (
      select device_hash from known_device where user_id = ${userId}
      order by used_at desc, device_hash offset ${KNOWN_DEVICES})`.execute(tx)
  return token
}

/** A token that we did not issue is replaced: an attacker may have set it. */
async function isOurs(tx: Tx, deviceToken: string): Promise<boolean> {
  const known = await tx
    .selectFrom('known_device')
    .select('device_hash')
    .where('device_hash', '=', hashOf(deviceToken))
    .executeTakeFirst()
  return known !== undefined
}
