import { isCommonPassword, passwordViolations } from '@beckon/domain/account'
import { type Refusal, refuse } from '../../refusal.ts'

/** Why a new password may not be chosen; `ownNames` are the account's: e-mail address or mobile number, business. */
export function evaluateNewPassword(password: string, ownNames: readonly string[]): Refusal | undefined {
  const rules = passwordViolations(password)
  if (rules.length > 0) return refuse('auth.password-weak', { rules })
  return isCommonPassword(password, ownNames) ? refuse('auth.password-common') : undefined
}
