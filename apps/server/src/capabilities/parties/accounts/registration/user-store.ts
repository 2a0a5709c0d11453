import type { CountryCode } from '@beckon/domain/country'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { UserAccountTable } from '../schema.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'

export type UserRow = Selectable<UserAccountTable>

/** By e-mail address in any case, or by phone number. */
export function findUser(db: Database, country: CountryCode, name: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('user_account')
    .selectAll()
    .where('country', '=', country)
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', name.toLowerCase()))
    .executeTakeFirst()
}

export function userById(db: Database, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('user_account').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Returns whether the account is unchanged since it was read, and locks it until the transaction ends. */
export async function isUnchanged(tx: Tx, user: UserRow): Promise<boolean> {
  const now = await tx
    .selectFrom('user_account')
    .select(['password_hash', 'disabled_at', 'password_reset_required'])
    .where('user_id', '=', user.user_id)
    .forShare()
    .executeTakeFirst()
  return (
    now?.password_hash === user.password_hash &&
    now.disabled_at?.getTime() === user.disabled_at?.getTime() &&
    now.password_reset_required === user.password_reset_required
  )
}

/** They are written to in the language that they read the portal in. */
export async function keepLanguage(db: Database, userId: string, language: string): Promise<void> {
  await db.updateTable('user_account').set({ language }).where('user_id', '=', userId).execute()
}

export interface NewUser {
  readonly userId: string
  readonly country: CountryCode
  readonly email: string
  readonly passwordHash: string
  readonly now: Date
  readonly language?: string
  readonly termsAcceptedAt?: Date
  /** Null while the link is on its way; `now` where absent. */
  readonly confirmedAt?: Date | null
}

export async function insertUser(tx: Database, user: NewUser): Promise<void> {
  await tx
    .insertInto('user_account')
    .values({
      user_id: user.userId,
      country: user.country,
      email: user.email,
      password_hash: user.passwordHash,
      confirmed_at: user.confirmedAt === undefined ? user.now : user.confirmedAt,
      created_at: user.now,
      language: user.language ?? null,
      terms_accepted_at: user.termsAcceptedAt ?? null,
    })
    .execute()
}

export async function markConfirmed(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable('user_account').set({ confirmed_at: now }).where('user_id', '=', userId).execute()
}

/** Only who has the mail or the phone gets so far, so the account is confirmed with it. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('user_account')
    .set(({ fn, val }) => ({
      password_hash: passwordHash,
      password_reset_required: false,
      confirmed_at: fn.coalesce('confirmed_at', val(now)),
    }))
    .where('user_id', '=', userId)
    .execute()
}

export async function removeUnconfirmed(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('user_account')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute()
}
