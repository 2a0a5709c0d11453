import type { Receipt } from '@beckon/contract'
import { publicStatus } from '@beckon/domain/order'
import { toDecimal } from '@beckon/domain/money'
import { codeInPart } from '@beckon/domain/voucher'
import { unixSeconds } from '../../../platform/clock.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { isIndividual, type OrderRow } from '../../ordering/orders/index.ts'
import { linkHolderDetails } from './link-holder-details.ts'
import type { PublicPageRequest } from './public-order.ts'
import { loadPublicOrder, type PublicOrderView } from './public-order-view.ts'
import type { SharingDeps } from './deps.ts'
import { booksOf, isShopReceipt } from './shop-receipt.ts'

type VoucherOfReceipt = NonNullable<Receipt['details']>['voucher']

/** How an order ended. It stays when the order can no longer be followed. */
export async function receiptOf(
  deps: SharingDeps,
  { deployment: { country, brand }, orderId, token, isViewed }: PublicPageRequest,
  shopToken: string | undefined,
): Promise<{ result: Receipt } | Refusal> {
  const seen = await loadPublicOrder(deps, { country, orderId, token, isViewed })
  if (!seen) return refuse('order.not-found')
  const { order, history, endedAt } = seen
  const isShops = shopToken !== undefined && (await isShopReceipt(deps, shopToken, seen.key))
  const link = isShops ? 'valid' : shopToken === undefined ? seen.link : 'gone'
  const now = unixSeconds(deps.clock.now())
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
      details:
        link === 'valid'
          ? { ...(await peopleFor(deps, seen, { now, isShops })), voucher: voucherOf(order) }
          : null,
      books: isShops ? await booksOf(deps, order) : null,
    },
  }
}

/** The stars are the customer's to give, and the photos open with the customer's link; the shop has both in its portal. */
async function peopleFor(
  deps: SharingDeps,
  seen: PublicOrderView,
  { now, isShops }: { readonly now: number; readonly isShops: boolean },
) {
  const people = await linkHolderDetails(deps, seen, now)
  if (!isShops) return people
  const proofs = people.proofs.map((proof) => ({ ...proof, photos: [] }))
  return { ...people, proofs, rating: null, rated_until: null }
}

function voucherOf({ voucher_code: code, voucher_minor: minor, currency }: OrderRow): VoucherOfReceipt {
  return code === null ? null : { code: codeInPart(code), discount: toDecimal({ minor, currency }), currency }
}
