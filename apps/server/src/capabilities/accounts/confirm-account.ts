import { LINK_HOURS, signInNameOf } from '@beckon/domain/account'
import { inTransaction, type Tx } from '../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { AccountParts, Visitor } from './account-parts.ts'
import { mailLimit, withinLimits } from './limits.ts'
import { hashOf, newToken } from './secrets.ts'
import { findLink, insertLink, useLink } from './proof-store.ts'
import { findUser, markConfirmed, type UserRow } from './user-store.ts'

const HOUR_MS = 3_600_000

/** Sends a link that confirms the account; links sent before are good no longer. */
export async function sendLink(
  { clock, notify, linkTo }: AccountParts,
  tx: Tx,
  { deployment, country }: Pick<Visitor, 'deployment' | 'country'>,
  user: Pick<UserRow, 'user_id' | 'email' | 'language'>,
): Promise<void> {
  const token = newToken()
  const now = clock.now()
  await insertLink(tx, {
    token_hash: hashOf(token),
    user_id: user.user_id,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_HOURS * HOUR_MS),
  })
  const channel = user.email.startsWith('+') ? 'text' : 'mail'
  // After the hash sign: a browser sends it to nobody, and it stands in no log.
  const url = linkTo(deployment, `/verify-account#${token}`)
  await notify.send(
    tx,
    { country, channel, recipient: user.email, language: user.language },
    { kind: 'confirm-account', url },
  )
}

/** The account is its owner's: the link came back. */
export async function confirmAccount(
  parts: AccountParts,
  { country, address }: Visitor,
  token: string,
): Promise<{ result: { email: string } } | Refusal> {
  const limited = await withinLimits(parts, [{ what: 'guess', who: address, limit: parts.limits.guess }])
  if (limited) return limited
  const now = parts.clock.now()
  return inTransaction(parts.db, async (tx) => {
    const link = await findLink(tx, country, hashOf(token))
    if (!link) return refuse('register.link-invalid')
    if (link.used_at || link.confirmed_at) return refuse('register.link-used')
    if (link.expires_at <= now) return refuse('register.link-expired')
    await useLink(tx, link.token_hash, now)
    await markConfirmed(tx, link.user_id, now)
    await parts.vendors.register(tx, link.user_id)
    return { result: { email: link.email } }
  })
}

/** Sends the link again, to whoever has an account that waits for it; the answer is the same for everybody. */
export async function resendLink(
  parts: AccountParts,
  visitor: Visitor,
  typed: string,
): Promise<{ result: true } | Refusal> {
  const name = signInNameOf(typed, visitor.country)
  if (!name) return refuse('auth.email-invalid')
  const limited = await withinLimits(parts, [
    { what: 'guess', who: visitor.address, limit: parts.limits.guess },
    { what: 'mail', who: `${visitor.country}:${name.value.toLowerCase()}`, limit: mailLimit },
  ])
  if (limited) return limited
  if (!(await parts.notify.canReach(name.kind))) return refuse('auth.code-delivery-failed')
  const user = await findUser(parts.db, visitor.country, name.value)
  if (user && !user.confirmed_at) await inTransaction(parts.db, (tx) => sendLink(parts, tx, visitor, user))
  return { result: true }
}
