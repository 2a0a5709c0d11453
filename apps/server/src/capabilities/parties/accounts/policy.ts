import type { ErrorCode } from '@beckon/contract'
import type { UserRow } from './registration/user-store.ts'

/**
 * Returns why a user with the right password may not log in, in the order of the texts; undefined where nothing
 * prevents it.
 */
export function signInViolation(
  user: Pick<UserRow, 'confirmed_at' | 'disabled_at' | 'password_reset_required'>,
  { areVendorsClosed }: { readonly areVendorsClosed: boolean },
): ErrorCode | undefined {
  if (!user.confirmed_at) return 'auth.user-not-confirmed'
  if (user.disabled_at) return 'auth.role-access'
  if (user.password_reset_required) return 'auth.password-reset-required'
  return areVendorsClosed ? 'auth.user-not-validated' : undefined
}

/** Sessions are seen and ended by their own user. */
export const mayEndSession = (ownSessions: readonly { readonly session_id: string }[], id: string): boolean =>
  ownSessions.some(({ session_id }) => session_id === id)

/** A closed account gets no code: the operator who closed it can open it again. */
export const mayRecover = (user: Pick<UserRow, 'disabled_at'>): boolean => user.disabled_at === null
