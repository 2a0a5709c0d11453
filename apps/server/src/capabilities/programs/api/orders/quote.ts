import type { BodyOf, ProgramQuote, programCalls } from '@beckon/contract'
import type { Deployment } from '@beckon/domain/country'
import { toDecimal } from '@beckon/domain/money'
import { isPaidAtDoor } from '@beckon/domain/payment'
import type { ProgramCaller } from '../../../../platform/auth/callers.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { Deliverability, Delivery } from '../../../ordering/pricing/index.ts'
import type { LoweredFee } from '../../../ordering/vouchers/index.ts'
import { hasLocation, type VendorRow } from '../../../parties/vendors/index.ts'
import type { ApiDeps } from '../deps.ts'
import { secondsOf } from '../values.ts'
import { orderFor } from './order-for.ts'
import { methodsByPayment } from './payments.ts'
import { presentQuote } from './present-quote.ts'
import { signaturesIn } from './quote-id.ts'
import type { QuotedFee, SignedFee } from './read-order.ts'

interface QuoteCommand {
  readonly caller: ProgramCaller
  readonly deployment: Deployment
  readonly body: BodyOf<typeof programCalls.createQuote>
  readonly address: string
}

/** Prices a delivery that is possible; nothing is ordered. */
export async function createQuote(deps: ApiDeps, command: QuoteCommand): Promise<ProgramQuote | Refusal> {
  const vendor = await deps.vendors.vendorFor(command.caller, command.body.collection_point)
  if (isRefusal(vendor)) return vendor
  const delivery = await deliveryOf(deps, command, vendor)
  if (isRefusal(delivery)) return delivery
  const refusal = refusalOf(await deps.pricing.check(delivery))
  if (refusal) return refusal
  const quote = await deps.pricing.quote(delivery)
  if (isRefusal(quote)) return quote
  const lowered = await loweredFee(deps, command, { vendor, delivery, signature: quote.signature })
  return isRefusal(lowered) ? lowered : presentQuote(quote, lowered)
}

interface Quoted {
  readonly vendor: VendorRow
  readonly delivery: Delivery
  readonly signature: string
}

/** The fee with the voucher of the request; undefined without one. */
async function loweredFee(
  { clock, pricing, vouchers }: ApiDeps,
  { caller, address, body }: QuoteCommand,
  { vendor, delivery, signature }: Quoted,
): Promise<LoweredFee | undefined | Refusal> {
  if (body.voucher === undefined) return undefined
  const quote = await pricing.readQuote(signature)
  if (!quote.ok) throw new Error('a quote that was just made cannot be read')
  const guesser = { userId: caller.userId, address }
  const orderTime = delivery.collectAt ?? unixSeconds(clock.now())
  return vouchers.lower({ vendor, quote, code: body.voucher, guesser, orderTime, orderId: body.order })
}

async function deliveryOf(
  deps: ApiDeps,
  { caller, deployment, body }: QuoteCommand,
  vendor: VendorRow,
): Promise<Delivery | Refusal> {
  const { dropoff: destination, payment } = body
  const cash = isPaidAtDoor(payment ? methodsByPayment[payment] : deployment.defaultPaymentMethod)
  const shared = { vendor, deployment, destination, cash }
  if (body.order === undefined) {
    if (!hasLocation(vendor)) return refuse('vendor.no-location')
    const { latitude, longitude } = vendor
    const collectAt = body.collect_at === undefined ? null : secondsOf(body.collect_at)
    return { ...shared, source: { latitude, longitude }, ...timeOf(collectAt) }
  }
  const order = await orderFor(deps, caller, body.order)
  if (isRefusal(order) || order.vendor_id !== vendor.vendor_id) return refuse('order.not-found')
  const source = { latitude: order.pickup_latitude, longitude: order.pickup_longitude }
  const collectAt = order.preordered_for && unixSeconds(order.preordered_for)
  return { ...shared, source, ...timeOf(collectAt), changedOrderId: order.order_id }
}

const timeOf = (collectAt: number | null) =>
  ({ type: collectAt === null ? 'INSTANT' : 'LATER', collectAt }) as const

const refusals = {
  OUTSIDE_AREA: 'delivery.outside-area',
  TOO_FAR: 'delivery.too-far',
  CLOSED: 'delivery.service-closed',
  PAUSED: 'delivery.paused',
  ZONE_CLOSED: 'delivery.zone-closed',
  RADIUS: 'delivery.radius',
  FULL: 'delivery.full',
} as const

const refusalOf = ({ reason }: Deliverability): Refusal | undefined =>
  reason ? refuse(refusals[reason]) : undefined

/** The fee of a quote that a program names; of one that cannot be read a fee that no quote has. */
export async function quotedFee(
  { pricing }: Pick<ApiDeps, 'pricing'>,
  id: string | undefined,
): Promise<QuotedFee> {
  if (id === undefined) return { fee: 0, signature: '' }
  const { whole, lowered } = signaturesIn(id)
  const fee = await signedFee(pricing, whole)
  return lowered === undefined ? fee : { ...fee, lowered: await signedFee(pricing, lowered) }
}

async function signedFee(pricing: ApiDeps['pricing'], signature: string): Promise<SignedFee> {
  const read = await pricing.readQuote(signature)
  if (!read.ok) return { fee: 0, signature }
  return { fee: toDecimal({ minor: read.quote.fee, currency: read.quote.currency }), signature }
}
