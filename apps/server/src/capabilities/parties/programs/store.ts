import type { Insertable, Selectable, Updateable } from 'kysely'
import { KEY_USE_SECONDS } from '@beckon/domain/limits'
import type { Database } from '../../../platform/database/connect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { ProgramKeyTable, ProgramSecretTable } from './schema.ts'

export type KeyRow = Selectable<ProgramKeyTable>
export type SecretRow = Selectable<ProgramSecretTable>

/** A key by one of its secrets, whether valid or not. */
export const keyOfSecret = (db: Database, hash: string) =>
  db
    .selectFrom('program_secret')
    .innerJoin('program_key', 'program_key.key_id', 'program_secret.key_id')
    .selectAll('program_key')
    .select('program_secret.valid_until')
    .where('secret_hash', '=', hash)
    .executeTakeFirst()

/** Holds back other changes of the keys of a business until the transaction ends. */
export async function lockKeysOf(tx: Tx, businessId: string): Promise<void> {
  await tx
    .selectFrom('vendor')
    .select('vendor_id')
    .where('vendor_id', '=', businessId)
    .forNoKeyUpdate()
    .execute()
}

export const lockKey = (tx: Tx, businessId: string, keyId: string): Promise<KeyRow | undefined> =>
  tx
    .selectFrom('program_key')
    .selectAll()
    .where('key_id', '=', keyId)
    .where('vendor_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst()

/** Keys that are not ended; expired ones count, because their time can be changed. */
export async function countOpenKeys(tx: Tx, businessId: string): Promise<number> {
  const counted = await tx
    .selectFrom('program_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vendor_id', '=', businessId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(counted.count)
}

export async function insertKey(tx: Tx, key: Insertable<ProgramKeyTable>): Promise<void> {
  await tx.insertInto('program_key').values(key).execute()
}

export async function updateKey(tx: Tx, keyId: string, change: Updateable<ProgramKeyTable>): Promise<void> {
  await tx
    .updateTable('program_key')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('key_id', '=', keyId)
    .execute()
}

export async function insertSecret(tx: Tx, secret: Insertable<ProgramSecretTable>): Promise<void> {
  await tx.insertInto('program_secret').values(secret).execute()
}

/** Ends the secrets of a key at a time; those that end before it stay as they are. */
export async function endSecrets(tx: Tx, keyId: string, validUntil: Date): Promise<void> {
  await tx
    .updateTable('program_secret')
    .set({ valid_until: validUntil })
    .where('key_id', '=', keyId)
    .where(({ or, eb }) => or([eb('valid_until', 'is', null), eb('valid_until', '>', validUntil)]))
    .execute()
}

export const validSecretsOf = (db: Database, keyIds: readonly string[], now: Date): Promise<SecretRow[]> =>
  db
    .selectFrom('program_secret')
    .selectAll()
    .where('key_id', 'in', keyIds.length > 0 ? keyIds : [''])
    .where(({ or, eb }) => or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .orderBy('valid_until', (order) => order.desc().nullsFirst())
    .orderBy('created_at', 'desc')
    .execute()

/** Writes the last use, unless another process did so a moment ago. */
export async function writeUse(db: Database, keyId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEY_USE_SECONDS * 1000)
  await db
    .updateTable('program_key')
    .set({ used_at: now })
    .where('key_id', '=', keyId)
    .where(({ or, eb }) => or([eb('used_at', 'is', null), eb('used_at', '<=', before)]))
    .execute()
}
