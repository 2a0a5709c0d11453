import type { AnswerOf, voucherCalls } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { voucherCode } from '@beckon/domain/voucher'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { findVoucher } from './store.ts'
import type { VoucherDeps } from './deps.ts'

/** The orders of a voucher with its discount, newest first. */
export async function listVoucherUses(
  { db }: Pick<VoucherDeps, 'db'>,
  { country, deployment: { currency }, params, query }: Context<typeof voucherCalls.listVoucherUses>,
): Promise<AnswerOf<typeof voucherCalls.listVoucherUses> | Refusal> {
  const code = voucherCode(params.code) ?? ''
  if (!(await findVoucher(db, { country, code }))) return refuse('voucher.not-found')
  const rows = await db
    .selectFrom('voucher_use as use')
    .innerJoin('vendor', 'vendor.vendor_id', 'use.vendor_id')
    .leftJoin('orders', (join) =>
      join.onRef('orders.vendor_id', '=', 'use.vendor_id').onRef('orders.order_id', '=', 'use.order_id'),
    )
    .select(['use.order_id', 'use.vendor_id', 'vendor.name', 'use.taken_at', 'use.given_back_at'])
    .select(['orders.voucher_code', 'orders.voucher_minor'])
    .where('use.country', '=', country)
    .where('use.code', '=', code)
    .orderBy('use.taken_at', 'desc')
    .limit(query.count)
    .execute()
  return {
    result: rows.map(({ order_id, vendor_id, name, taken_at, given_back_at, ...order }) => ({
      order_id,
      vendor_id,
      vendor_name: name,
      discount: order.voucher_code === code ? toDecimal({ minor: order.voucher_minor ?? 0, currency }) : null,
      used_at: unixSeconds(taken_at),
      given_back_at: given_back_at && unixSeconds(given_back_at),
    })),
  }
}
