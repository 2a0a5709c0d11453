import type { CountryCode } from '@beckon/domain/country'
import { type OrderStatus, endedStatuses, vendorOf } from '@beckon/domain/order'
import { unixSeconds } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import type { SharingDeps } from './deps.ts'
import { isLinkOf, ratingOf, type RatingRow } from './store.ts'

/** Request without an account: an order by its id, with or without the token of a link. */
export interface PublicOrderQuery {
  readonly country: CountryCode
  readonly orderId: string
  readonly token: string | undefined
  /** Whether an operator views the page of the customer, who has the link. */
  readonly isViewed?: boolean | undefined
}

export interface PublicOrderView {
  readonly key: OrderKey
  readonly order: OrderRow
  readonly history: readonly { readonly status: OrderStatus }[]
  /** Seconds since 1970; null while it is in progress. */
  readonly endedAt: number | null
  readonly link: 'none' | 'valid' | 'gone'
  readonly rating: RatingRow | undefined
}

/**
 * Returns the order and how much of it may be shown. An order of another country is treated as not found.
 */
export async function loadPublicOrder(
  { db, orders }: Pick<SharingDeps, 'db' | 'orders'>,
  { country, orderId, token, isViewed = false }: PublicOrderQuery,
): Promise<PublicOrderView | undefined> {
  const vendorId = vendorOf(orderId)
  if (vendorId === undefined) return undefined
  const key = { vendorId, orderId }
  const order = await orders.load(key)
  if (order?.country !== country) return undefined
  const [history, link, rating] = await Promise.all([
    historyOf(db, key),
    isViewed ? valid : linkState(db, key, token),
    ratingOf(db, key),
  ])
  const last = history.at(-1)
  const endedAt = last && endedStatuses.includes(order.status) ? unixSeconds(last.created_at) : null
  return { key, order, history, endedAt, link, rating }
}

const valid = 'valid' as const

async function linkState(
  db: Database,
  key: OrderKey,
  token: string | undefined,
): Promise<PublicOrderView['link']> {
  if (token === undefined || token === '') return 'none'
  return (await isLinkOf(db, key, token)) ? 'valid' : 'gone'
}

const historyOf = (db: Database, { vendorId, orderId }: OrderKey) =>
  db
    .selectFrom('order_status')
    .select(['status', 'created_at'])
    .where('vendor_id', '=', vendorId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
