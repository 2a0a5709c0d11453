import { type Discount, type Quote, voucherCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { type CallProblem, problemOf } from '../../../platform/client/index.ts'
import { serverSeconds } from '../../../platform/clock/index.ts'
import type { RequestDraft } from '../draft/request-draft.ts'

interface VoucherInput {
  readonly vendorId: string
  readonly draft: RequestDraft
  readonly quote: Pick<Quote, 'fee' | 'signature'>
  readonly code: string
  /** The order being edited, which keeps its own voucher. */
  readonly orderId?: string | undefined
}

export type VoucherResult =
  | { readonly ok: true; readonly discount: Discount }
  | { readonly ok: false; readonly problem: CallProblem }

/**
 * Looks up a code before it is used. Returns undefined for a valid voucher, else the reason: an unknown code is not
 * available, and a failed lookup has an unknown result.
 */
export async function lookUpVoucher(client: Client, code: string): Promise<CallProblem | undefined> {
  const found = await client.call(voucherCalls.getVoucher, { params: { code } })
  if (found.ok) return undefined
  const problem = problemOf(found.error)
  if (problem.code === 'voucher.not-found') return { ...problem, key: 'voucher.error.validation.message' }
  return problem.meta['retry_after'] === undefined
    ? { ...problem, key: 'voucher.error.get.message' }
    : problem
}

/** Requests the discounted fee of a voucher. */
export async function applyVoucher(client: Client, wish: VoucherInput): Promise<VoucherResult> {
  const { vendorId, draft, quote, code, orderId } = wish
  const answered = await client.call(voucherCalls.validateVoucher, {
    body: {
      code,
      vendor_id: vendorId,
      order: {
        order_time: draft.preorderedFor ?? serverSeconds(),
        delivery_fee: quote.fee,
        signature: quote.signature,
        ...(orderId === undefined ? {} : { order_id: orderId }),
      },
    },
  })
  return answered.ok
    ? { ok: true, discount: answered.answer }
    : { ok: false, problem: problemOf(answered.error) }
}

/** Looks up a typed code and applies it. */
export async function applyTyped(client: Client, wish: VoucherInput): Promise<VoucherResult> {
  const missing = await lookUpVoucher(client, wish.code)
  return missing ? { ok: false, problem: missing } : applyVoucher(client, wish)
}
