import { OPERATOR_TICKET_MINUTES } from '@beckon/domain/limits'
import { mayExist } from '@beckon/domain/operator'
import { z } from 'zod'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { accountById, type AccountRow } from '../accounts/account-store.ts'
import type { OperatorDeps } from '../deps.ts'

/** A signed proof that the password was right, for the next step of the login. */
const TYPE = 'operator-ticket+jwt'
const MINUTE_MS = 60_000
const claims = z.object({ sub: z.string(), step: z.enum(['code', 'enrol']), password: z.number() })
type Step = z.infer<typeof claims>['step']

export function issueTicket(
  { signer, clock }: OperatorDeps,
  account: AccountRow,
  step: Step,
): Promise<string> {
  const expiresAt = new Date(clock.now().getTime() + OPERATOR_TICKET_MINUTES * MINUTE_MS)
  const password = account.password_changed_at.getTime()
  return signer.sign(TYPE, { sub: account.operator_id, step, password }, expiresAt)
}

/** The account of a ticket for this step. A new password and a suspension make it invalid. */
export async function accountOfTicket(
  { db, signer, environment }: OperatorDeps,
  ticket: string,
  step: Step,
): Promise<AccountRow | Refusal> {
  const verified = await signer.verify(TYPE, ticket)
  const read = claims.safeParse(verified.ok ? verified.claims : undefined)
  if (!read.success || read.data.step !== step) return refuse('operator.login-over')
  const account = await accountById(db, read.data.sub)
  const isStill =
    account?.status === 'active' &&
    mayExist({ email: account.email, environment }) &&
    account.password_changed_at.getTime() === read.data.password &&
    (account.totp_secret === null) === (step === 'enrol')
  return isStill ? account : refuse('operator.login-over')
}
