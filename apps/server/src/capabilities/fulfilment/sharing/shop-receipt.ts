import type { Receipt } from '@beckon/contract'
import { RECEIPT_LINK_HOURS } from '@beckon/domain/limits'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import type { SharingDeps } from './deps.ts'

/** Keeps this signature from passing for another one. */
const TYPE = 'shop-receipt+jwt'
const HOUR_MS = 3_600_000

/** Signs a receipt link for users who may act for the shop, because the receipt page has no session. */
export const signShopReceipt = ({ signer, clock }: SharingDeps, { vendorId, orderId }: OrderKey) =>
  signer.sign(
    TYPE,
    { vendor: vendorId, order: orderId },
    new Date(clock.now().getTime() + RECEIPT_LINK_HOURS * HOUR_MS),
  )

export async function isShopReceipt(
  { signer }: SharingDeps,
  token: string,
  { vendorId, orderId }: OrderKey,
): Promise<boolean> {
  const verified = await signer.verify(TYPE, token)
  return verified.ok && verified.claims['vendor'] === vendorId && verified.claims['order'] === orderId
}

/** Returns cost and revenue of the order, as on the shop's own page. */
export async function booksOf({ orders }: SharingDeps, order: OrderRow): Promise<Receipt['books']> {
  const record = await orders.present(order)
  const { currency, delivery_fee, tax, charges, cash, pay_at_pickup: advance, order: orderRequest } = record
  return {
    currency,
    fee: delivery_fee,
    tax: tax ?? null,
    charges,
    vat_number: orderRequest.vat_number ?? null,
    cash:
      cash && cash.collected > 0
        ? {
            collected: cash.collected,
            settled: cash.settled,
            is_cash: orderRequest.payment_method === 'CASH_ON_DELIVERY',
          }
        : null,
    advance: advance && advance.paid > 0 ? { paid: advance.paid, returned: advance.returned } : null,
  }
}
