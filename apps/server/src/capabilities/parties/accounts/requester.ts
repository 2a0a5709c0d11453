import { sql } from 'kysely'
import type { CountryCode } from '@beckon/domain/country'
import { KNOWN_DEVICES } from '@beckon/domain/limits'
import { networkRequester, type Requester } from '../../../platform/attempts.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { hashOf, newToken } from './registration/secrets.ts'

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
  const network = networkRequester(address)
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
