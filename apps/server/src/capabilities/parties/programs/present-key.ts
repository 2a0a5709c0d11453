import type { ProgramKey } from '@beckon/contract'
import { keyState } from '@beckon/domain/program'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type KeyRow, type SecretRow, validSecretsOf } from './store.ts'

type ShownKey = KeyRow & { readonly created_by_email: string | null }

const keysWithAuthor = (db: Database) =>
  db
    .selectFrom('program_key')
    .leftJoin('user_account', 'user_account.user_id', 'program_key.created_by')
    .selectAll('program_key')
    .select('user_account.email as created_by_email')

/** The keys of a business, newest first; ended ones as long as they are kept. */
export async function keysOfBusiness(db: Database, businessId: string, now: Date): Promise<ProgramKey[]> {
  const rows = await keysWithAuthor(db)
    .where('program_key.vendor_id', '=', businessId)
    .orderBy('program_key.created_at', 'desc')
    .orderBy('program_key.key_id')
    .execute()
  return present(db, rows, now)
}

export async function presentKey(db: Database, keyId: string, now: Date): Promise<ProgramKey> {
  const rows = await keysWithAuthor(db).where('program_key.key_id', '=', keyId).execute()
  const [key] = await present(db, rows, now)
  if (!key) throw new Error(`key ${keyId} was not presented`)
  return key
}

async function present(db: Database, rows: readonly ShownKey[], now: Date): Promise<ProgramKey[]> {
  const ids = rows.map(({ key_id }) => key_id)
  const secrets = await validSecretsOf(db, ids, now)
  const byKey = Map.groupBy(secrets, ({ key_id }) => key_id)
  return rows.map((row) => presentOne(row, byKey.get(row.key_id) ?? [], now))
}

const secondsOrNull = (time: Date | null): number | null => time && unixSeconds(time)

function presentOne(row: ShownKey, secrets: readonly SecretRow[], now: Date): ProgramKey {
  const times = { expiresAt: secondsOrNull(row.expires_at), endedAt: secondsOrNull(row.ended_at) }
  return {
    key_id: row.key_id,
    mode: row.mode,
    name: row.name,
    scopes: row.scopes,
    vendor_ids: row.vendor_ids,
    networks: row.networks,
    expires_at: times.expiresAt,
    state: keyState(times, unixSeconds(now)),
    secrets: secrets.map((secret) => ({
      last_four: secret.last_four,
      created_at: unixSeconds(secret.created_at),
      valid_until: secondsOrNull(secret.valid_until),
    })),
    created_at: unixSeconds(row.created_at),
    created_by: row.created_by_email,
    ended_at: times.endedAt,
    used_at: secondsOrNull(row.used_at),
    version: row.version,
  }
}
