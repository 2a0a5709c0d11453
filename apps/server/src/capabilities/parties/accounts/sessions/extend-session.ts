import type { AnswerOf, accountCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { hashOf } from '../registration/secrets.ts'
import { issueTokens } from './session-tokens.ts'
import { useSession } from './session-store.ts'

/** Fresh tokens for an open session; its refresh token stays the same. */
export async function extendSession(
  { db, clock, signer }: AccountDeps,
  country: CountryCode,
  refreshToken: string,
): Promise<AnswerOf<typeof accountCalls.extendLogin> | Refusal> {
  const now = clock.now()
  const session = await inTransaction(db, (tx) => useSession(tx, country, hashOf(refreshToken), now))
  if (!session) return refuse('auth.refresh-failed')
  const identity = { userId: session.user_id, sessionId: session.session_id, email: session.email, country }
  return { result: { AuthenticationResult: await issueTokens(signer, identity, now) } }
}
