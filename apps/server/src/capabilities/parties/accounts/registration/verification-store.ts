import type { CountryCode } from '@beckon/domain/country'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { ResetCodeTable, VerificationLinkTable } from '../schema.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'

type NewLink = Omit<Insertable<VerificationLinkTable>, 'used_at'>

/** Writes nothing where there is no such user. */
export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  // The newest link is the only one.
  await tx
    .deleteFrom('verification_link')
    .where('user_id', '=', link.user_id)
    .where('used_at', 'is', null)
    .execute()
  await sql`
    insert into verification_link (token_hash, user_id, created_at, expires_at)
    select ${link.token_hash}::text, user_id, ${link.created_at}::timestamptz, ${link.expires_at}::timestamptz
    from user_account where user_id = ${link.user_id}`.execute(tx)
}

/** Held until the transaction ends, so that a link that is used twice at once counts once. */
export function findLink(tx: Tx, country: CountryCode, tokenHash: string) {
  return tx
    .selectFrom('verification_link')
    .innerJoin('user_account', 'user_account.user_id', 'verification_link.user_id')
    .select([
      'verification_link.token_hash',
      'verification_link.used_at',
      'verification_link.expires_at',
      'user_account.user_id',
      'user_account.email',
      'user_account.confirmed_at',
      'user_account.password_hash',
    ])
    .where('verification_link.token_hash', '=', tokenHash)
    .where('user_account.country', '=', country)
    .forUpdate()
    .executeTakeFirst()
}

export async function markLinkUsed(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('verification_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function hasOpenLink(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const link = await tx
    .selectFrom('verification_link')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link !== undefined
}

/** The newest code of a requester is the only one. Writes nothing where there is no such user. */
export async function putCode(tx: Tx, code: Omit<Insertable<ResetCodeTable>, 'tries'>): Promise<void> {
  await sql`
    insert into reset_code (user_id, requester, code_hash, tries, created_at, expires_at)
    select user_id, ${code.requester}::text, ${code.code_hash}::text, 0,
      ${code.created_at}::timestamptz, ${code.expires_at}::timestamptz
    from user_account where user_id = ${code.user_id}
    on conflict (user_id, requester) do update set
      code_hash = excluded.code_hash, tries = 0,
      created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(tx)
}

/**
 * Returns the pending code of a requester and counts this attempt before its evaluation; undefined without a pending
 * code.
 */
export const countCodeTry = (db: Database, userId: string, requester: string) =>
  db
    .updateTable('reset_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('requester', '=', requester)
    .returningAll()
    .executeTakeFirst()

export const newestCode = (db: Database, userId: string) =>
  db
    .selectFrom('reset_code')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

export async function purgeCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('reset_code').where('user_id', '=', userId).execute()
}
