import { channelOf, signInNameOf } from '@beckon/domain/account'
import type { CountryCode } from '@beckon/domain/country'
import { codeLimit, CONFIRMATION_LINK_HOURS } from '@beckon/domain/limits'
import { BUSY_SECONDS, subjectsOfAccount } from '../../../../platform/attempts.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { AccountDeps, Visitor } from '../deps.ts'
import { requesterOf } from '../requester.ts'
import { mailTries, withinLimits } from '../limits.ts'
import { hashOf, newToken } from './secrets.ts'
import { findLink, insertLink, markLinkUsed } from './verification-store.ts'
import { unknownRecipient, type VerificationRecipient } from './verification-recipient.ts'
import { findUser, markConfirmed } from './user-store.ts'

const HOUR_MS = 3_600_000

/** Sends a link that confirms the account; links sent before are good no longer. */
export async function sendLink(
  { clock, notify, linkTo }: AccountDeps,
  tx: Tx,
  { deployment, country }: Pick<Visitor, 'deployment' | 'country'>,
  user: VerificationRecipient,
): Promise<void> {
  const token = newToken()
  const now = clock.now()
  await insertLink(tx, {
    token_hash: hashOf(token),
    user_id: user.user_id,
    created_at: now,
    expires_at: new Date(now.getTime() + CONFIRMATION_LINK_HOURS * HOUR_MS),
  })
  const channel = channelOf(user.email)
  // After the hash sign: browsers do not send it, so it is in no log.
  const url = linkTo(deployment, `/verify-account#${token}`)
  await notify.send(
    tx,
    { country, channel, recipient: user.email, language: user.language, hasNoAccount: user.hasNoAccount },
    { kind: 'confirm-account', url },
  )
}

interface Confirmation {
  readonly token: string
  readonly password: string
}

/**
 * Confirms the account for a person with both the link and the password of the registration. The link alone would
 * confirm a password that a stranger chose for this address.
 */
export async function confirmAccount(
  deps: AccountDeps,
  { country, address }: Visitor,
  { token, password }: Confirmation,
): Promise<{ result: { email: string } } | Refusal> {
  const tokenHash = hashOf(token)
  const limited = await withinLimits(deps, [
    { what: 'guess', who: address, limit: deps.limits.guess },
    { what: 'confirm', who: tokenHash, limit: codeLimit },
  ])
  if (limited) return limited
  const now = deps.clock.now()
  const found = await inTransaction(deps.db, (tx) => openLink(tx, country, tokenHash, now))
  if (isRefusal(found)) return found
  const verdict = await deps.passwords.evaluate(password, found.password_hash, address)
  if (verdict === 'busy') return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  if (verdict === 'wrong') return refuse('register.password-wrong')
  return inTransaction(deps.db, async (tx) => {
    // Read again: the link may have been used, or the password changed, during the password check.
    const link = await openLink(tx, country, tokenHash, now)
    if (isRefusal(link)) return link
    if (link.password_hash !== found.password_hash) return refuse('register.password-wrong')
    await markLinkUsed(tx, link.token_hash, now)
    await markConfirmed(tx, link.user_id, now)
    await deps.vendors.register(tx, link.user_id)
    return { result: { email: link.email } }
  })
}

async function openLink(tx: Tx, country: CountryCode, tokenHash: string, now: Date) {
  const link = await findLink(tx, country, tokenHash)
  if (!link) return refuse('register.link-invalid')
  if (link.used_at || link.confirmed_at) return refuse('register.link-used')
  return link.expires_at <= now ? refuse('register.link-expired') : link
}

/**
 * Sends the link again if an account waits for it. For other accounts it does the same work and gives the same answer, so that
 * callers cannot find out whether an account exists.
 */
export async function resendLink(
  deps: AccountDeps,
  visitor: Visitor,
  typed: string,
): Promise<{ result: true } | Refusal> {
  const name = signInNameOf(typed, visitor.country)
  if (!name) return refuse('auth.email-invalid')
  const requester = await requesterOf(deps.db, { ...visitor, name: name.value, deviceToken: undefined })
  const limited = await withinLimits(
    deps,
    [{ what: 'guess', who: visitor.address, limit: deps.limits.guess }],
    subjectsOfAccount(requester, mailTries(name)),
  )
  if (limited) return limited
  if (!(await deps.notify.canReach(name.kind))) return refuse('auth.code-delivery-failed')
  const user = await findUser(deps.db, visitor.country, name.value)
  const recipient = user && !user.confirmed_at ? user : unknownRecipient(visitor, name)
  await inTransaction(deps.db, (tx) => sendLink(deps, tx, visitor, recipient))
  return { result: true }
}
