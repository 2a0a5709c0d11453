import { randomBytes } from 'node:crypto'
import type { AnswerOf, linkCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { unixSeconds } from '../../../platform/clock.ts'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import { isIndividual, type OrderKey, type OrderRow } from '../../ordering/orders/index.ts'
import type { ActingUser } from '../../parties/vendors/index.ts'
import { presentRating } from './present-rating.ts'
import type { SharingDeps } from './deps.ts'
import { signShopReceipt } from './shop-receipt.ts'
import { insertLink, type LinkRow, linksOf, ratingOf, revokeLinks, textsSince } from './store.ts'

/** 192 bits: too many to guess. */
const TOKEN_BYTES = 24

export interface OrderRequestContext {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly key: OrderKey
}

/** The one link of an order that counts, made where there is none. */
export async function shareOrder(
  deps: SharingDeps,
  { user, deployment, key }: OrderRequestContext,
): Promise<AnswerOf<typeof linkCalls.shareOrder> | Refusal> {
  const vendor = await deps.vendors.vendorFor(user, key.vendorId)
  if (isRefusal(vendor)) return vendor
  return inTransaction(deps.db, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    if (order?.country !== user.country) return refuse('order.not-found')
    return { result: presenter(deps, deployment, order)(await countingLink(deps, tx, key)) }
  })
}

/** The link of a locked order that counts, made where there is none. */
async function countingLink({ clock }: Pick<SharingDeps, 'clock'>, tx: Tx, key: OrderKey): Promise<LinkRow> {
  const counting = (await linksOf(tx, key)).find(({ revoked_at }) => revoked_at === null)
  if (counting) return counting
  const link: LinkRow = {
    vendor_id: key.vendorId,
    order_id: key.orderId,
    link_id: randomBytes(TOKEN_BYTES).toString('base64url'),
    created_at: clock.now(),
    revoked_at: null,
  }
  await insertLink(tx, link)
  return link
}

/** Texts of one order to its customer in an hour. */
const TEXTS_PER_HOUR = 3
const HOUR_MS = 3_600_000

/** Sends the link of an order to the phone of its customer, in the caller's transaction. */
export async function sendLink(
  deps: SharingDeps,
  tx: Tx,
  { key, deployment }: Pick<OrderRequestContext, 'key' | 'deployment'>,
): Promise<AnswerOf<typeof linkCalls.shareOrder> | Refusal> {
  const order = await deps.orders.lock(tx, key)
  if (order?.country !== deployment.country) return refuse('order.not-found')
  const since = new Date(deps.clock.now().getTime() - HOUR_MS)
  if ((await textsSince(tx, order, since)) >= TEXTS_PER_HOUR) return refuse('order.link-limit')
  const link = presenter(deps, deployment, order)(await countingLink(deps, tx, key))
  const addressee = {
    order: key,
    country: order.country,
    channel: 'text',
    recipient: order.customer_phone,
    language: null,
  } as const
  const occasion = { kind: 'tracking-link', shop: order.pickup_name, url: link.url ?? '' } as const
  await deps.notify.send(tx, addressee, occasion)
  return { result: link }
}

export async function revokeLink(
  deps: SharingDeps,
  { user, key }: OrderRequestContext,
): Promise<AnswerOf<typeof linkCalls.revokeLink> | Refusal> {
  const vendor = await deps.vendors.vendorFor(user, key.vendorId)
  if (isRefusal(vendor)) return vendor
  return inTransaction(deps.db, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    if (order?.country !== user.country) return refuse('order.not-found')
    return { result: { revoked: await revokeLinks(tx, key, deps.clock.now()) } }
  })
}

/** Returns the shared data of an order: its links, and the rating given through them. */
export async function sharedOf(
  deps: SharingDeps,
  { user, deployment, key }: OrderRequestContext,
): Promise<AnswerOf<typeof linkCalls.getShared> | Refusal> {
  const vendor = await deps.vendors.vendorFor(user, key.vendorId)
  if (isRefusal(vendor)) return vendor
  const order = await deps.orders.load(key)
  if (order?.country !== user.country) return refuse('order.not-found')
  const [links, rating] = await Promise.all([linksOf(deps.db, key), ratingOf(deps.db, key)])
  return {
    result: {
      links: links.map(presenter(deps, deployment, order)),
      rating: rating ? presentRating(rating) : null,
      receipt_url: deps.linkTo(
        deployment,
        `/delivery-receipt/${encodeURIComponent(key.orderId)}#s=${await signShopReceipt(deps, key)}`,
      ),
    },
  }
}

const presenter =
  ({ linkTo }: SharingDeps, deployment: Deployment, order: OrderRow) =>
  (link: LinkRow) => ({
    created_at: unixSeconds(link.created_at),
    revoked_at: link.revoked_at && unixSeconds(link.revoked_at),
    url:
      link.revoked_at === null
        ? linkTo(
            deployment,
            `/${isIndividual(order) ? 'tracking-c2c' : 'tracking'}/${encodeURIComponent(link.order_id)}#t=${link.link_id}`,
          )
        : null,
  })
