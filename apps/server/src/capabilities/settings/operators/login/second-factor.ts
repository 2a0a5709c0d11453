import { createHash, randomBytes } from 'node:crypto'
import { codeFrom } from '@beckon/domain/account'
import { brands, type Deployment } from '@beckon/domain/country'
import {
  OPERATOR_TICKET_MINUTES,
  RECOVERY_CODES,
  SECOND_FACTOR_DIGITS,
  secondFactorLimit,
} from '@beckon/domain/limits'
import { countAttempts, purgeAttempts, subjectOf } from '../../../../platform/attempts.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import { type Refusal, refuse } from '../../../../platform/refusal.ts'
import { type AccountRow, grantsOf, updateAccount } from '../accounts/account-store.ts'
import { recordOwnChange } from '../audit/record-change.ts'
import type { OperatorDeps } from '../deps.ts'
import { base32, newSecret, stepOfCode, uriOf } from './totp.ts'

type Deps = Pick<OperatorDeps, 'db' | 'clock' | 'sealer'>

const MINUTE_MS = 60_000
const wrong = refuse('operator.code-invalid')
const attemptsOf = (account: AccountRow) => subjectOf('operator-code', account.operator_id)

/** Checks a code of the app or a recovery code and uses it up; returns a refusal unless it was right. */
export async function useCode(deps: Deps, account: AccountRow, typed: string): Promise<Refusal | undefined> {
  const { totp_secret: sealed } = account
  if (sealed === null) return wrong
  return counted(deps, account, async () => {
    const code = codeFrom(typed, SECOND_FACTOR_DIGITS)
    return code === undefined
      ? useRecoveryCode(deps, account, typed)
      : useAppCode(deps, account, { code, sealed })
  })
}

/** Counts the attempt before it is evaluated, and forgives the earlier ones after a right code. */
async function counted(
  { db, clock }: Deps,
  account: AccountRow,
  check: () => Promise<boolean>,
): Promise<Refusal | undefined> {
  const subject = attemptsOf(account)
  const wait = await countAttempts(db, [{ subject, limit: secondFactorLimit }], clock.now())
  if (wait > 0) return refuse('auth.too-many-requests', { retry_after: wait })
  if (!(await check())) return wrong
  await purgeAttempts(db, subject)
  return undefined
}

/** A time step is used once: of two requests with one code only one gets true. */
async function useAppCode(
  { db, clock, sealer }: Deps,
  { operator_id, totp_step }: AccountRow,
  { code, sealed }: { readonly code: string; readonly sealed: string },
): Promise<boolean> {
  const step = stepOfCode(await sealer.open(sealed, operator_id), code, clock.now(), totp_step)
  if (step === undefined) return false
  const used = await db
    .updateTable('operator_account')
    .set({ totp_step: step })
    .where('operator_id', '=', operator_id)
    .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** A recovery code is used once, and its use is recorded: it may be the first sign of a stolen list. */
function useRecoveryCode(
  { db, clock }: Deps,
  { operator_id: operatorId }: AccountRow,
  typed: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const used = await tx
      .updateTable('operator_recovery_code')
      .set({ used_at: now })
      .where('operator_id', '=', operatorId)
      .where('code_hash', '=', hashOfRecoveryCode(typed))
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (used.numUpdatedRows !== 1n) return false
    const change = { after: 'recovery code used', reason: 'in place of a code of the app', now }
    await recordOwnChange(tx, await grantsOf(tx, operatorId), operatorId, change)
    return true
  })
}

const CODE_BYTES = 10

/** 80 random bits, so that a plain hash keeps it: `ABCD-EFGH-IJKL-MNOP`. */
const newRecoveryCode = (): string => (base32(randomBytes(CODE_BYTES)).match(/.{4}/gu) ?? []).join('-')

const hashOfRecoveryCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z2-7]/gu, ''))
    .digest('base64url')

/** Replaces the recovery codes; they are shown once and only their hashes are stored. */
export async function newRecoveryCodes(tx: Tx, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute()
  await tx
    .insertInto('operator_recovery_code')
    .values(
      codes.map((code) => ({ operator_id: operatorId, code_hash: hashOfRecoveryCode(code), used_at: null })),
    )
    .execute()
  return codes
}

export async function recoveryCodesLeft(db: Database, operatorId: string): Promise<number> {
  const row = await db
    .selectFrom('operator_recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return Number(row?.left ?? 0)
}

/** Prepares a new second factor, which counts once one of its codes confirms it. */
export async function prepareFactor(
  { db, clock, sealer }: Deps,
  { operator_id, email }: AccountRow,
  { brand }: Deployment,
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret()
  const sealed = await sealer.seal(secret, operator_id)
  await updateAccount(db, operator_id, { totp_pending: sealed, totp_pending_at: clock.now() })
  return { secret, uri: uriOf(secret, email, brands[brand].name) }
}

/** Replaces the second factor by the prepared one where the code is one of its codes. */
export async function confirmFactor(
  deps: Deps,
  account: AccountRow,
  typed: string,
): Promise<Refusal | undefined> {
  const { clock, db, sealer } = deps
  const { operator_id, totp_pending: sealed, totp_pending_at: since } = account
  const isOld = (since?.getTime() ?? 0) + OPERATOR_TICKET_MINUTES * MINUTE_MS <= clock.now().getTime()
  if (sealed === null || isOld) return refuse('operator.login-over')
  return counted(deps, account, async () => {
    const secret = await sealer.open(sealed, operator_id)
    const step = stepOfCode(secret, codeFrom(typed, SECOND_FACTOR_DIGITS) ?? '', clock.now(), null)
    if (step === undefined) return false
    const set = await db
      .updateTable('operator_account')
      .set({ totp_secret: sealed, totp_step: step, totp_pending: null, totp_pending_at: null })
      .where('operator_id', '=', operator_id)
      .where('totp_pending', '=', sealed)
      .executeTakeFirst()
    return set.numUpdatedRows === 1n
  })
}
