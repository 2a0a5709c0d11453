import type { RiderSession } from '@beckon/contract'
import { codeFrom } from '@beckon/domain/account'
import { codeLimit, RIDER_CODE_DIGITS, RIDER_CODE_TRIES } from '@beckon/domain/limits'
import { toE164 } from '@beckon/domain/phone'
import { plainDigits } from '@beckon/domain/text'
import {
  BUSY_SECONDS,
  countAttempts,
  networkRequester,
  purgeAttempts,
  subjectOf,
  subjectsOfAccount,
} from '../../../../platform/attempts.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { codeTries, withinLimits } from '../../accounts/index.ts'
import {
  accountOfPhone,
  changeAccount,
  lockAccount,
  type RiderAccountRow,
} from '../accounts/account-store.ts'
import type { RiderDeps } from '../deps.ts'
import { openDevice, type OpenedDevice, sessionOf } from '../devices/open-device.ts'
import { signInViolation } from '../policy.ts'
import { countCodeTry, newestCode, takeCode } from './code-store.ts'
import { localeOf, type PhoneVisitor } from './visitor.ts'

export interface Login {
  readonly phoneNumber: string
  readonly code: string
  readonly deviceName: string
}

/** Signs in with a code that was sent as a text. Tries are counted before the code is compared. */
export async function logInRider(
  deps: RiderDeps,
  visitor: PhoneVisitor,
  login: Login,
): Promise<{ result: RiderSession } | Refusal> {
  const { country, address } = visitor
  const phone = toE164(login.phoneNumber, country)
  const requester = networkRequester(address)
  const tries = subjectsOfAccount(requester, codeTries(`rider ${country}:${phone}`))
  const guesses = { what: 'guess', who: address, limit: deps.guessLimit }
  const limited = await withinLimits(deps, [guesses], tries)
  if (limited) return limited
  const account = await accountOfPhone(deps.db, country, phone)
  const stored = account && (await validCodeHash(deps, account.rider_id, requester.key))
  const code = codeFrom(plainDigits(login.code), RIDER_CODE_DIGITS) ?? ''
  const verdict = await deps.passwords.evaluate(code, stored, address)
  if (verdict === 'busy') return refuse('auth.too-many-requests', { retry_after: BUSY_SECONDS })
  if (verdict === 'wrong' || !account || !stored) return refuse('rider.code-invalid')
  const opened = await inTransaction(deps.db, (tx) =>
    openWithCode(deps, tx, { visitor, account, codeHash: stored, deviceName: login.deviceName }),
  )
  if (isRefusal(opened)) return opened
  for (const { subject } of tries) await purgeAttempts(deps.db, subject)
  return sessionOf(deps, opened)
}

interface RightCode {
  readonly visitor: PhoneVisitor
  readonly account: RiderAccountRow
  readonly codeHash: string
  readonly deviceName: string
}

async function openWithCode(
  deps: RiderDeps,
  tx: Tx,
  { visitor, account: { rider_id: riderId, country }, codeHash, deviceName }: RightCode,
): Promise<OpenedDevice | Refusal> {
  const account = await lockAccount(tx, country, riderId)
  if (!account || !(await takeCode(tx, riderId, codeHash))) return refuse('rider.code-invalid')
  // Only a person with the code learns the status.
  const violation = signInViolation(account.status)
  if (violation) return refuse(violation)
  const language = account.language ?? localeOf(visitor)
  return openDevice(deps, tx, await changeAccount(tx, account, { language }), deviceName)
}

/**
 * Returns the hash of the pending code after counting this try; undefined when it expired or had too many tries. A try
 * counts against the code that the same network requested, so that strangers cannot use up the tries of a rider.
 */
async function validCodeHash(
  deps: RiderDeps,
  riderId: string,
  requester: string,
): Promise<string | undefined> {
  const { db, clock } = deps
  const code = (await countCodeTry(db, riderId, requester)) ?? (await codeOfOtherNetwork(deps, riderId))
  const isGood = code && code.tries <= RIDER_CODE_TRIES && code.expires_at > clock.now()
  return isGood ? code.code_hash : undefined
}

/** Returns the newest code, for a phone whose network has changed since the request: these tries share one limit. */
async function codeOfOtherNetwork({ db, clock }: RiderDeps, riderId: string) {
  const counted = { subject: subjectOf('rider-code-elsewhere', riderId), limit: codeLimit }
  const wait = await countAttempts(db, [counted], clock.now())
  return wait > 0 ? undefined : newestCode(db, riderId)
}
