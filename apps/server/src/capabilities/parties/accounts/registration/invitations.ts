import { randomUUID } from 'node:crypto'
import type { AnswerOf, accountCalls } from '@beckon/contract'
import { passwordViolations } from '@beckon/domain/account'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { AccountDeps, Visitor } from '../deps.ts'
import { BUSY_SECONDS } from '../../../../platform/attempts.ts'
import { evaluateNewPassword } from '../../../../platform/auth/passwords/evaluate-password.ts'
import { withinLimits } from '../limits.ts'
import { hashOf } from './secrets.ts'
import { findUser, insertUser, setPassword } from './user-store.ts'

type Read = AnswerOf<typeof accountCalls.readInvitation>

/** Returns the vendor of an invitation; its link is the credential. */
export async function readInvitation(
  deps: AccountDeps,
  { country, address }: Visitor,
  token: string,
): Promise<Read | Refusal> {
  const limited = await withinLimits(deps, [{ what: 'guess', who: address, limit: deps.limits.guess }])
  if (limited) return limited
  const invitation = await deps.vendors.invitation(deps.db, country, hashOf(token))
  if (!invitation) return refuse('invitation.gone')
  const user = await findUser(deps.db, country, invitation.email)
  return {
    result: {
      vendor_name: invitation.vendor_name,
      email: invitation.email,
      role: invitation.role,
      // An unconfirmed account may be a stranger's attempt: the invited person chooses its password.
      has_account: Boolean(user?.confirmed_at),
    },
  }
}

/** The invited person gets the role of the invitation. The link came to the address, so an account under it is confirmed by that. */
export async function acceptInvitation(
  deps: AccountDeps,
  visitor: Visitor,
  { token, password }: { readonly token: string; readonly password: string | undefined },
): Promise<{ result: { id: string; email: string } } | Refusal> {
  const limited = await withinLimits(deps, [
    { what: 'guess', who: visitor.address, limit: deps.limits.guess },
  ])
  if (limited) return limited
  const chosen = await hashNew(deps, visitor, password)
  if (isRefusal(chosen)) return chosen
  return inTransaction(deps.db, async (tx) => {
    const invitation = await deps.vendors.takeInvitation(tx, visitor.country, hashOf(token))
    if (!invitation) return refuse('invitation.gone')
    const userId = await userFor(deps, tx, visitor, { email: invitation.email, chosen })
    if (isRefusal(userId)) return userId
    await deps.vendors.addInvited(tx, invitation, userId)
    return { result: { id: userId, email: invitation.email } }
  })
}

interface ChosenPassword {
  readonly password: string
  readonly hash: string
}

async function hashNew(
  { passwords }: AccountDeps,
  { address }: Visitor,
  password: string | undefined,
): Promise<ChosenPassword | undefined | Refusal> {
  if (password === undefined) return undefined
  // The address is read with the invitation, so its own words are compared there.
  const refused = evaluateNewPassword(password, [])
  if (refused) return refused
  const hash = await passwords.hash(password, address)
  return hash === undefined
    ? refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
    : { password, hash }
}

async function userFor(
  { clock, vendors }: AccountDeps,
  tx: Tx,
  { country, language }: Visitor,
  { email, chosen }: { readonly email: string; readonly chosen: ChosenPassword | undefined },
): Promise<string | Refusal> {
  const now = clock.now()
  const user = await findUser(tx, country, email)
  if (user?.disabled_at) return refuse('invitation.gone')
  if (user?.confirmed_at) return user.user_id
  if (!chosen) return refuse('auth.password-weak', { rules: passwordViolations('') })
  const refused = evaluateNewPassword(chosen.password, [email])
  if (refused) return refused
  if (user) {
    await vendors.purgeUnregistered(tx, user.user_id)
    await setPassword(tx, user.user_id, chosen.hash, now)
    return user.user_id
  }
  const userId = randomUUID()
  await insertUser(tx, {
    userId,
    country,
    email,
    passwordHash: chosen.hash,
    language,
    termsAcceptedAt: now,
    confirmedAt: now,
    now,
  })
  return userId
}
