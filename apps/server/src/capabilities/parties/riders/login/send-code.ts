import { randomUUID } from 'node:crypto'
import type { AnswerOf, riderCalls } from '@beckon/contract'
import { RIDER_CODE_DIGITS, RIDER_CODE_MINUTES } from '@beckon/domain/limits'
import { isPossiblePhone, toE164 } from '@beckon/domain/phone'
import { BUSY_SECONDS, networkRequester, subjectsOfAccount } from '../../../../platform/attempts.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { mailTries, withinLimits } from '../../accounts/index.ts'
import { accountOfPhone } from '../accounts/account-store.ts'
import type { RiderDeps } from '../deps.ts'
import { newCode } from '../secrets.ts'
import { putCode } from './code-store.ts'
import type { PhoneVisitor } from './visitor.ts'

const MINUTE_MS = 60_000

/** Sends a code to a number. Without a rider of this number the work and the answer are the same. */
export async function sendRiderCode(
  deps: RiderDeps,
  visitor: PhoneVisitor,
  typed: string,
): Promise<AnswerOf<typeof riderCalls.sendRiderCode> | Refusal> {
  const { db, clock, notify, passwords, guessLimit } = deps
  const { country, address, language } = visitor
  if (!isPossiblePhone(typed, country)) return refuse('rider.phone-invalid')
  const phone = toE164(typed, country)
  const requester = networkRequester(address)
  const limited = await withinLimits(
    deps,
    [{ what: 'guess', who: address, limit: guessLimit }],
    subjectsOfAccount(requester, mailTries({ kind: 'text', value: phone })),
  )
  if (limited) return limited
  if (!(await notify.canReach('text'))) return refuse('auth.code-delivery-failed')
  const code = newCode()
  const codeHash = await passwords.hash(code, address)
  if (codeHash === undefined) return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  const account = await accountOfPhone(db, country, phone)
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + RIDER_CODE_MINUTES * MINUTE_MS)
  await inTransaction(db, async (tx) => {
    await putCode(tx, {
      rider_id: account?.rider_id ?? randomUUID(),
      requester: requester.key,
      code_hash: codeHash,
      created_at: now,
      expires_at: expiresAt,
    })
    const addressee = { country, channel: 'text', recipient: phone, hasNoAccount: !account } as const
    await notify.send(
      tx,
      { ...addressee, language: account?.language ?? language },
      { kind: 'rider-code', code },
    )
  })
  return { result: { digits: RIDER_CODE_DIGITS, expires_at: unixSeconds(expiresAt) } }
}
