import type { Mapping } from './mapping.ts'
import type { ShopOrder } from './shop-order.ts'

/** The state of an order of the shop here. Without personal data: it is kept after the end. */
export interface OrderRecord {
  /** `date_modified_gmt` of the newest state that was worked on. */
  readonly modified: string
  readonly shopStatus: string
  readonly state: 'seen' | 'ordered' | 'refused' | 'cancelled' | 'not-cancelled'
  /** Id in Beckon. */
  readonly delivery?: string | undefined
}

export type Step = 'ignore' | 'note' | 'create' | 'cancel'

/**
 * The next step for a state of an order. States come late, twice and in any order: the one modified last counts, and of
 * two from the same second the one that cancels, then the one that orders.
 */
export function nextStep(
  mapping: Mapping,
  record: OrderRecord | undefined,
  order: Pick<ShopOrder, 'status' | 'date_modified_gmt' | 'shipping_lines'>,
  hasAttempt: boolean,
): Step {
  const isCancelling = mapping.cancel_statuses.includes(order.status)
  if (record && !isNewer(mapping, record, order)) return 'ignore'
  if (isCancelling) {
    if (record?.state === 'cancelled') return 'note'
    return record?.delivery !== undefined || hasAttempt ? 'cancel' : 'note'
  }
  const isWanted = mapping.order_statuses.includes(order.status) && isDelivered(mapping, order)
  return isWanted && record?.delivery === undefined ? 'create' : 'note'
}

/** Several changes may fall into one second; a cancellation among them is the last. */
function isNewer(
  mapping: Mapping,
  { modified, shopStatus }: OrderRecord,
  { date_modified_gmt: time, status }: Pick<ShopOrder, 'status' | 'date_modified_gmt'>,
): boolean {
  if (time !== modified) return time > modified
  return status !== shopStatus && !mapping.cancel_statuses.includes(shopStatus)
}

const isDelivered = (
  { not_delivered }: Mapping,
  { shipping_lines }: Pick<ShopOrder, 'shipping_lines'>,
): boolean =>
  !shipping_lines.some(({ method_id: method }) => method !== null && not_delivered.includes(method))

/** The state that counts of several of one order. */
export function newestOf(mapping: Mapping, orders: readonly ShopOrder[]): ShopOrder | undefined {
  const rank = ({ status }: ShopOrder): number =>
    mapping.cancel_statuses.includes(status) ? 2 : Number(mapping.order_statuses.includes(status))
  return orders
    .toSorted((a, b) => a.date_modified_gmt.localeCompare(b.date_modified_gmt) || rank(a) - rank(b))
    .at(-1)
}
