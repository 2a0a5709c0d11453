import type { AnswerOf, voucherCalls } from '@beckon/contract'
import { voucherCode } from '@beckon/domain/voucher'
import type { Context } from '../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { withinGuesses } from './guesses.ts'
import { presentDetails } from './present-voucher.ts'
import { findVoucher } from './store.ts'
import type { VoucherDeps } from './deps.ts'

type GetVoucherContext = Context<typeof voucherCalls.getVoucher>

/** Returns the details of a voucher. One of another vendor is treated as not found. */
export async function getVoucher(
  deps: VoucherDeps,
  context: GetVoucherContext,
): Promise<AnswerOf<typeof voucherCalls.getVoucher> | Refusal> {
  const { caller, deployment, address } = context
  if (!(await deps.isOn(deployment.country, 'Voucher'))) return refuse('voucher.not-found')
  const found = await withinGuesses(deps, { userId: caller.userId, address }, () => seenBy(deps, context))
  if (isRefusal(found)) return found
  return found ? { result: presentDetails(found, deployment) } : refuse('voucher.not-found')
}

async function seenBy(
  { db, vendors }: VoucherDeps,
  { caller, deployment: { country }, params }: GetVoucherContext,
) {
  const code = voucherCode(params.code)
  const row = code === undefined ? undefined : await findVoucher(db, { country, code })
  if (!row || row.stopped_at) return undefined
  const isTheirs = row.vendor_ids.length === 0 || (await vendors.actsForAny(caller, row.vendor_ids))
  return isTheirs ? row : undefined
}
