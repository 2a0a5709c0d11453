import type { Receipt } from '@beckon/contract'
import { publicStatus } from '@beckon/domain/order'
import { toDecimal } from '@beckon/domain/money'
import { codeInPart } from '@beckon/domain/voucher'
import { unixSeconds } from '../../platform/clock.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { isIndividual, type OrderRow } from '../orders/index.ts'
import { peopleOf } from './people-of.ts'
import type { PageAsked } from './public-order.ts'
import { seenOrder } from './seen-order.ts'
import type { SharingParts } from './sharing-parts.ts'

type VoucherOfReceipt = NonNullable<Receipt['details']>['voucher']

/** How an order ended. It stays when the order can no longer be followed. */
export async function receiptOf(
  parts: SharingParts,
  { deployment: { country, brand }, orderId, token }: PageAsked,
): Promise<{ result: Receipt } | Refusal> {
  const seen = await seenOrder(parts, { country, orderId, token })
  if (!seen) return refuse('order.not-found')
  const { order, history, endedAt, link } = seen
  const now = unixSeconds(parts.clock.now())
  const preordered_for = order.preordered_for && unixSeconds(order.preordered_for)
  return {
    result: {
      order_id: order.order_id,
      status: publicStatus({ status: order.status, preordered_for, status_history: history }, now),
      created_at: unixSeconds(order.created_at),
      ended_at: endedAt,
      brand,
      individual: isIndividual(order),
      link,
      details: link === 'valid' ? { ...(await peopleOf(parts, seen, now)), voucher: voucherOf(order) } : null,
    },
  }
}

function voucherOf({ voucher_code: code, voucher_minor: minor, currency }: OrderRow): VoucherOfReceipt {
  return code === null ? null : { code: codeInPart(code), discount: toDecimal({ minor, currency }), currency }
}
