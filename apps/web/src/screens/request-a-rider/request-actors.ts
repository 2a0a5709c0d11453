import {
  type BrowserConfig,
  deliveryCalls,
  orderCalls,
  type OrderRequest,
  type Quote,
  vendorCalls,
  type WireVendor,
} from '@beckon/contract'
import type { CallError, Client } from '@beckon/contract/client'
import { toE164 } from '@beckon/domain/phone'
import { parseServiceHours, serviceState } from '@beckon/domain/request'
import { clockOf } from '@beckon/domain/time'
import { fromPromise } from 'xstate'
import { problemOf } from '../../platform/client/index.ts'
import { nowSeconds } from '../../platform/clock/index.ts'
import { parseAmount } from './check-draft.ts'
import { type Destination, joinAddress } from './request-draft.ts'
import type { Hours, Origin, Problem, Reach, RequestContext, Sent } from './request.machine.ts'

interface Surroundings {
  readonly client: Client
  readonly config: BrowserConfig
  readonly vendor: WireVendor
}

/** What the chart of the request asks of the service. */
export function requestActors({ client, config, vendor }: Surroundings) {
  return {
    checkHours: fromPromise<Hours, Origin>(() => checkHours(client, config)),
    checkReach: fromPromise<Reach, { origin: Origin; destination: Destination }>(({ input }) =>
      checkReach(client, input.origin, input.destination),
    ),
    submit: fromPromise<Sent, RequestContext>(({ input }) => submit(client, config, vendor, input)),
  }
}

async function checkHours(client: Client, config: BrowserConfig): Promise<Hours> {
  const found = await client.call(vendorCalls.getCountryParameter, { params: { name: 'serviceHours' } })
  const parsed = found.ok ? parseServiceHours(found.answer.result) : undefined
  // A failure to fetch means open: the service judges again when the order comes.
  if (!parsed?.ok) return { state: 'open' }
  const now = clockOf(nowSeconds(), config.timezone)
  if (serviceState(parsed.hours, now) === 'OPEN') return { state: 'open' }
  return {
    state: 'closed',
    problem: { key: 'request.error.service-closed', values: { ...parsed.hours, now } },
  }
}

async function checkReach(client: Client, origin: Origin, { point }: Destination): Promise<Reach> {
  const source = origin.point ?? point
  const area = await client.call(deliveryCalls.validateArea, {
    body: { vendor_id: origin.vendorId, location: point, vendor_location: source },
  })
  if (!area.ok) return { ok: false, problem: asProblem(area.error) }
  if (area.answer.result !== 'DELIVERABLE')
    return { ok: false, problem: { key: undeliverable(area.answer.reason) } }
  const quote = await client.call(deliveryCalls.quoteFee, {
    body: { vendor_id: origin.vendorId, source, destination: point, delivery_type: 'INSTANT' },
  })
  return quote.ok ? { ok: true, quote: quote.answer } : { ok: false, problem: asProblem(quote.error) }
}

function undeliverable(reason: string | null): string {
  if (reason === 'TOO_FAR') return 'request.error.too-far'
  return reason === 'OUTSIDE_AREA' ? 'request.error.outside-area' : 'request.error.undeliverable-address'
}

function asProblem(error: CallError): Problem {
  const { key, fields } = problemOf(error)
  return { key, fields }
}

async function submit(
  client: Client,
  config: BrowserConfig,
  vendor: WireVendor,
  context: RequestContext,
): Promise<Sent> {
  const { quote, idempotencyKey } = context
  if (!quote) return { ok: false, why: 'signature-expired', fresh: null }
  const sent = await client.call(
    orderCalls.createOrder,
    { body: orderOf(config, vendor, context, quote) },
    { idempotencyKey },
  )
  if (sent.ok) return { ok: true, orderId: sent.answer.result.order_id }
  const problem = problemOf(sent.error)
  if (problem.code === 'SignatureExpired') return { ok: false, why: 'signature-expired', fresh: null }
  return { ok: false, why: 'refused', problem: { key: problem.key, fields: problem.fields } }
}

function orderOf(
  config: BrowserConfig,
  vendor: WireVendor,
  { draft }: RequestContext,
  quote: Quote,
): OrderRequest {
  const point = draft.destination?.point ?? { latitude: 0, longitude: 0 }
  const unit = draft.unit.trim()
  return {
    vendor_id: vendor.vendor_id,
    customer: {
      name: draft.name.trim(),
      phone_number: toE164(draft.phone, config.country),
      location: { ...point, address: joinAddress(draft), notes: draft.notes.trim() },
      ...(unit === '' ? {} : { unit_number: unit }),
    },
    order: {
      payment_method: paymentMethodOf(draft.paymentMethod),
      amount: parseAmount(draft.amount) ?? 0,
      description: draft.description.trim(),
      cold_bag_needed: false,
    },
    vat_number: null,
    preordered_for: null,
    age_validation_required: false,
    login_pickup_estimation: vendor.estimation_pick_up_time,
    delivery_fee: quote.fee,
    signature: quote.signature,
  }
}

function paymentMethodOf(text: string): OrderRequest['order']['payment_method'] {
  return text === 'CASH_ON_DELIVERY' || text === 'PAYMENT_ON_DELIVERY' || text === 'PAID' ? text : 'NONE'
}
