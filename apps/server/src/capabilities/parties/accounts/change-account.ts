import type { CountryCode } from '@beckon/domain/country'
import { signInNameOf } from '@beckon/domain/account'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { AccountDeps } from './deps.ts'
import { endSessions } from './sessions/end-sessions.ts'
import { findUser, userById } from './registration/user-store.ts'

/** The fields of an account that an operator may change. */
export interface AccountState {
  readonly disabled: boolean
  readonly passwordResetRequired: boolean
}

export interface AccountChange {
  readonly before: AccountState
  readonly after: AccountState
}

/** Whose account a name is, as it would be typed to sign in. */
export async function idOfAccount(
  { db }: Pick<AccountDeps, 'db'>,
  country: CountryCode,
  name: string,
): Promise<string | undefined> {
  const user = await findUser(db, country, signInNameOf(name, country)?.value ?? name)
  return user?.user_id
}

/** Ends all sessions of an account that may no longer be used. */
export async function changeAccount(
  deps: Pick<AccountDeps, 'bus' | 'clock'>,
  tx: Tx,
  userId: string,
  wanted: Partial<AccountState>,
): Promise<AccountChange | undefined> {
  const user = await userById(tx, userId)
  if (!user) return undefined
  const before = { disabled: user.disabled_at !== null, passwordResetRequired: user.password_reset_required }
  const after = { ...before, ...wanted }
  await tx
    .updateTable('user_account')
    .set({
      disabled_at: after.disabled ? (user.disabled_at ?? deps.clock.now()) : null,
      password_reset_required: after.passwordResetRequired,
    })
    .where('user_id', '=', userId)
    .execute()
  if (after.disabled || after.passwordResetRequired) await endSessions(deps, tx, userId)
  return { before, after }
}
