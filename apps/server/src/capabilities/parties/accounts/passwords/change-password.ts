import { codeLimit } from '@beckon/domain/limits'
import type { VendorCaller } from '../../../../platform/auth/callers.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { BUSY_SECONDS } from '../../../../platform/attempts.ts'
import { evaluateNewPassword } from '../../../../platform/auth/passwords/evaluate-password.ts'
import { withinLimits } from '../limits.ts'
import { changePassword } from './recover-password.ts'
import { userById } from '../registration/user-store.ts'

/** Changes the password of a logged-in user who gives the present one. The present session continues. */
export async function replacePassword(
  deps: AccountDeps,
  caller: VendorCaller,
  given: { readonly present: string; readonly next: string },
): Promise<{ result: true } | Refusal> {
  const refused = evaluateNewPassword(given.next, [caller.email])
  if (refused) return refused
  const limited = await withinLimits(deps, [{ what: 'present', who: caller.userId, limit: codeLimit }])
  if (limited) return limited
  const user = await userById(deps.db, caller.userId)
  const verdict = await deps.passwords.evaluate(given.present, user?.password_hash, caller.userId)
  if (verdict === 'busy') return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  if (verdict === 'wrong' || !user) return refuse('auth.password-invalid')
  const passwordHash = await deps.passwords.hash(given.next, caller.userId)
  if (passwordHash === undefined) return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  await inTransaction(deps.db, (tx) => changePassword(deps, tx, user, passwordHash, caller.sessionId))
  return { result: true }
}
