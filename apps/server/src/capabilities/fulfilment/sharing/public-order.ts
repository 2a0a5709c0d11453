import type { LinkedOrder, PublicOrder } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import {
  activeStatuses,
  canBeFollowed,
  delayReasons,
  isDelayedBy,
  isDue,
  endedStatuses,
  publicStatus,
  sentenceOf,
  showsRider,
} from '@beckon/domain/order'
import { unixSeconds } from '../../../platform/clock.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { isIndividual, type OrderRow, stopsBeforeOf } from '../../ordering/orders/index.ts'
import { linkHolderDetails } from './link-holder-details.ts'
import { riderPosition } from './rider-position.ts'
import { loadPublicOrder, type PublicOrderView } from './public-order-view.ts'
import type { SharingDeps } from './deps.ts'

export interface PublicPageRequest {
  readonly deployment: Deployment
  readonly orderId: string
  readonly token: string | undefined
  /** Whether an operator views the page of the customer. */
  readonly isViewed?: boolean
}

/**
 * Returns the data of the open tracking page, until a day after the end; personal data only through the
 * shop's link.
 */
export async function publicOrder(
  deps: SharingDeps,
  { deployment, orderId, token, isViewed }: PublicPageRequest,
): Promise<{ result: PublicOrder } | Refusal> {
  const { country, brand } = deployment
  const seen = await loadPublicOrder(deps, { country, orderId, token, isViewed })
  if (!seen) return refuse('order.not-found')
  const now = unixSeconds(deps.clock.now())
  if (!canBeFollowed(seen.endedAt, now)) return refuse('order.past')
  const { order, history, link } = seen
  const preordered_for = order.preordered_for && unixSeconds(order.preordered_for)
  return {
    result: {
      order_id: order.order_id,
      status: publicStatus({ status: order.status, preordered_for, status_history: history }, now),
      sentence: sentenceOf(order.status),
      created_at: unixSeconds(order.created_at),
      updated_at: unixSeconds(order.updated_at),
      preordered_for,
      eta: etaOf(order),
      arrives_at: arrivalOf(order),
      delay: delayOf(order),
      ...(order.picked_up_at === null ? {} : stopsBeforeOf(order)),
      ...(await slowerOf(deps, deployment, order)),
      brand,
      link,
      details: link === 'valid' ? await detailsOf(deps, seen, now) : null,
    },
  }
}

async function detailsOf(deps: SharingDeps, seen: PublicOrderView, now: number): Promise<LinkedOrder> {
  const { order, history } = seen
  const isOver = endedStatuses.includes(order.status)
  const beforePickup = await deps.isOn(order.country, 'TrackBeforePickup')
  return {
    ...(await linkHolderDetails(deps, seen, now)),
    // A sender without a business gave the number only to the rider.
    shop_phone: isIndividual(order) || order.pickup_phone === '' ? null : order.pickup_phone,
    // The PIN is not needed any more after the handover.
    handover_pin: isOver ? null : order.handover_pin,
    door: { latitude: order.dropoff_latitude, longitude: order.dropoff_longitude },
    position: showsRider({ status: order.status, history }, beforePickup)
      ? await riderPosition(deps.orders, order)
      : null,
  }
}

/** A slower promise of the zone while the order is in work; nothing for one that is collected at a later time. */
async function slowerOf(
  deps: Pick<SharingDeps, 'pressure' | 'clock'>,
  deployment: Deployment,
  order: OrderRow,
): Promise<Pick<PublicOrder, 'slower'>> {
  const collectAt = order.preordered_for && unixSeconds(order.preordered_for)
  if (!activeStatuses.includes(order.status) || !isDue(collectAt, unixSeconds(deps.clock.now()))) return {}
  const source = { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
  const vendor = { is_test: false }
  const { slower } = await deps.pressure.conditionsFor({ deployment, vendor, source, collectAt: null })
  return slower ? { slower: { minutes: slower.value, until: slower.until } } : {}
}

/** As promised, stretched to what is expected now. */
function etaOf(order: OrderRow): PublicOrder['eta'] {
  if (endedStatuses.includes(order.status) || order.status === 'RETURN_INITIATED') return null
  const lower = unixSeconds(order.promised_lower)
  const upper = unixSeconds(order.promised_upper)
  const expected = order.eta_dropoff && unixSeconds(order.eta_dropoff)
  return expected === null
    ? { lower, upper }
    : { lower: Math.min(lower, expected), upper: Math.max(upper, expected) }
}

/** One time, once a rider is known to come; one who is held up has a range again. */
function arrivalOf(order: OrderRow): PublicOrder['arrives_at'] {
  if (etaOf(order) === null || order.status === 'DELAYED') return null
  return order.eta_dropoff && unixSeconds(order.eta_dropoff)
}

function delayOf({ delay_reason: recorded, status }: OrderRow): PublicOrder['delay'] {
  const reason = delayReasons.find((one) => one === recorded)
  return reason && isDelayedBy(reason, status) ? reason : null
}
