import { randomUUID } from 'node:crypto'
import type { LoginStep, OperatorMe } from '@beckon/contract'
import { accountLimit, globalLimitFactor } from '@beckon/domain/limits'
import { mayExist, maySkipSecondFactor } from '@beckon/domain/operator'
import {
  BUSY_SECONDS,
  countAttempts,
  networkRequester,
  purgeAttempts,
  subjectsOfAccount,
  subjectsOfNetwork,
  takeBackAttempts,
} from '../../../../platform/attempts.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { accountByEmail, type AccountRow, lockAccount, updateAccount } from '../accounts/account-store.ts'
import { presentAccount } from '../accounts/me.ts'
import type { OperatorDeps, Visitor } from '../deps.ts'
import { hashOfToken, newOperatorToken } from '../operator-token.ts'
import { confirmFactor, newRecoveryCodes, prepareFactor, useCode } from './second-factor.ts'
import { insertSession } from './session-store.ts'
import { accountOfTicket, issueTicket } from './ticket.ts'

/** An opened session; its token goes into the cookie. */
export interface Opened {
  readonly token: string
  readonly me: OperatorMe
}

/** Attempts with the passwords of one account: a tight limit for the network, a wide one for all networks. */
export const passwordTries = (address: string, email: string) =>
  subjectsOfAccount(networkRequester(address), {
    what: 'operator',
    account: email.trim().toLowerCase(),
    limit: accountLimit,
    globalLimitFactor: globalLimitFactor.password,
  })

/** Checks a password; the next step follows only after a right one. Unknown and suspended accounts are as wrong ones. */
export async function logIn(
  deps: OperatorDeps,
  visitor: Visitor,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<LoginStep | Opened | Refusal> {
  const { db, clock, environment } = deps
  const { address } = visitor
  const tries = passwordTries(address, email)
  const networks = subjectsOfNetwork('operator-address', address, deps.limits.signIn)
  const wait = await countAttempts(db, [...networks, ...tries], clock.now())
  if (wait > 0) return refuse('auth.too-many-requests', { retry_after: wait })
  const found = await accountByEmail(db, email)
  const isUsable = found?.status === 'active' && mayExist({ email: found.email, environment })
  const account = isUsable ? found : undefined
  const verdict = await deps.passwords.evaluate(password, account?.password_hash, address)
  if (verdict === 'busy') return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  if (verdict === 'wrong' || !account) return refuse('operator.credentials-invalid')
  const [own, ...anywhere] = tries
  if (own) await purgeAttempts(db, own.subject)
  await takeBackAttempts(db, [...networks, ...anywhere])
  return nextStep(deps, visitor, account)
}

/** The step after a right password. */
export async function nextStep(
  deps: OperatorDeps,
  visitor: Visitor,
  account: AccountRow,
): Promise<LoginStep | Opened | Refusal> {
  if (account.totp_secret !== null) {
    return { step: 'code', ticket: await issueTicket(deps, account, 'code') }
  }
  if (maySkipSecondFactor({ email: account.email, environment: deps.environment })) {
    return openSession(deps, visitor, account, false)
  }
  const factor = await prepareFactor(deps, account, visitor.deployment)
  return { step: 'enrol', ticket: await issueTicket(deps, account, 'enrol'), ...factor }
}

interface TicketAndCode {
  readonly ticket: string
  readonly code: string
}

/** Finishes a login by a code. */
export async function logInByCode(
  deps: OperatorDeps,
  visitor: Visitor,
  { ticket, code }: TicketAndCode,
): Promise<Opened | Refusal> {
  const account = await accountOfTicket(deps, ticket, 'code')
  if (isRefusal(account)) return account
  return (await useCode(deps, account, code)) ?? openSession(deps, visitor, account, true)
}

/** Finishes the first login, which sets up the second factor. */
export async function logInByEnrolling(
  deps: OperatorDeps,
  visitor: Visitor,
  { ticket, code }: TicketAndCode,
): Promise<(Opened & { readonly recoveryCodes: string[] }) | Refusal> {
  const account = await accountOfTicket(deps, ticket, 'enrol')
  if (isRefusal(account)) return account
  const refused = await confirmFactor(deps, account, code)
  if (refused) return refused
  const recoveryCodes = await inTransaction(deps.db, (tx) => newRecoveryCodes(tx, account.operator_id))
  const opened = await openSession(deps, visitor, account, true)
  return isRefusal(opened) ? opened : { ...opened, recoveryCodes }
}

async function openSession(
  deps: OperatorDeps,
  { address, userAgent, country, language, log }: Visitor,
  judged: AccountRow,
  hasSecondFactor: boolean,
): Promise<Opened | Refusal> {
  const { db, clock } = deps
  const token = newOperatorToken()
  const sessionId = randomUUID()
  const account = await inTransaction(db, async (tx) => {
    // A suspension or a new password meanwhile has ended all sessions, this one included.
    const present = await lockAccount(tx, judged.operator_id)
    const isSame = present?.password_changed_at.getTime() === judged.password_changed_at.getTime()
    if (present?.status !== 'active' || !isSame) return refuse('operator.login-over')
    const { operator_id: operatorId } = present
    const tokenHash = hashOfToken(token)
    await insertSession(tx, {
      sessionId,
      operatorId,
      tokenHash,
      hasSecondFactor,
      userAgent,
      now: clock.now(),
    })
    if (present.language !== language) await updateAccount(tx, operatorId, { language })
    return present
  })
  if (isRefusal(account)) return account
  log.info({ operator: account.operator_id, country, network: address }, 'operator logged in')
  return { token, me: await presentAccount(db, account) }
}
