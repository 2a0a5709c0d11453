import { randomUUID } from 'node:crypto'
import type { AnswerOf, riderOpsCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { mailLimit, RIDER_INVITATION_HOURS } from '@beckon/domain/limits'
import { isPossiblePhone, toE164 } from '@beckon/domain/phone'
import { countAttempts, subjectOf } from '../../../../platform/attempts.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { audited } from '../../../settings/operators/index.ts'
import type { RiderDeps } from '../deps.ts'
import { statusWhenInvited } from '../policy.ts'
import { hashOf, newToken } from '../secrets.ts'
import {
  accountOfPhone,
  changeAccount,
  insertAccount,
  lockAccount,
  type RiderAccountRow,
} from './account-store.ts'
import { putInvitation } from './invitation-store.ts'
import { operatedRider } from './operated-riders.ts'

const HOUR_MS = 3_600_000

type Invited = AnswerOf<typeof riderOpsCalls.inviteRider>

/** Creates the account of a rider and invites the rider to sign in. */
export async function inviteRider(
  deps: RiderDeps,
  { caller, country, deployment, body }: Context<typeof riderOpsCalls.inviteRider>,
): Promise<Invited | Refusal> {
  if (!isPossiblePhone(body.phone_number, country)) return refuse('rider.phone-invalid')
  const phone = toE164(body.phone_number, country)
  const riderId = randomUUID()
  const intent = { caller, country, subject: `rider:${riderId}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const account = await insertAccount(tx, {
      rider_id: riderId,
      country,
      name: body.name,
      phone,
      vehicle: body.vehicle,
      language: body.language ?? null,
      status: 'invited',
      created_at: deps.clock.now(),
    })
    if (!account) {
      const known = await accountOfPhone(tx, country, phone)
      return refuse('rider.exists', { rider_id: known?.rider_id })
    }
    const answer = await sendInvitation(deps, tx, deployment, account)
    return isRefusal(answer) ? answer : { before: null, after: account.status, answer }
  })
}

/** Replaces the invitation of a rider, for instance for a new phone. A rider who left can be invited again. */
export function inviteRiderAgain(
  deps: RiderDeps,
  { caller, country, deployment, params, body }: Context<typeof riderOpsCalls.inviteRiderAgain>,
): Promise<Invited | Refusal> {
  const intent = { caller, country, subject: `rider:${params.id}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const account = await lockAccount(tx, country, params.id)
    if (!account || account.is_simulated) return refuse('rider.not-found')
    const status = statusWhenInvited(account.status)
    if (!status) return refuse('rider.status')
    const invited = await changeAccount(tx, account, { status })
    const answer = await sendInvitation(deps, tx, deployment, invited)
    if (isRefusal(answer)) return answer
    return { before: account.status, after: `${status}, invited again`, answer }
  })
}

/** Writes the invitation and its text within limits. Without a gateway for texts the operator hands over the link. */
async function sendInvitation(
  { clock, notify, linkTo }: RiderDeps,
  tx: Tx,
  deployment: Deployment,
  account: RiderAccountRow,
): Promise<Invited | Refusal> {
  const { rider_id, country, phone: recipient, language } = account
  const now = clock.now()
  const counted = { subject: subjectOf('rider-invitation', recipient), limit: mailLimit }
  const wait = await countAttempts(tx, [counted], now)
  if (wait > 0) return refuse('auth.too-many-requests', { retry_after: wait })
  const token = newToken()
  const expires_at = new Date(now.getTime() + RIDER_INVITATION_HOURS * HOUR_MS)
  await putInvitation(tx, { rider_id, token_hash: hashOf(token), created_at: now, expires_at })
  const link = linkTo(deployment, `/rider/#invitation=${token}`)
  if (await notify.canReach('text')) {
    await notify.send(
      tx,
      { country, channel: 'text', recipient, language },
      { kind: 'rider-invited', url: link },
    )
  }
  const rider = await operatedRider(tx, rider_id, now)
  return { result: { rider, link, expires_at: unixSeconds(expires_at) } }
}
