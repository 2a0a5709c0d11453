import type { programCalls } from '@beckon/contract'
import type { z } from 'zod'

type Calls = typeof programCalls
type Answer<Name extends keyof Calls> = z.output<Calls[Name]['answer']>
type Body<Name extends keyof Calls> = z.input<Calls[Name]['body']>

export interface Page<Entry> {
  readonly data: Entry[]
  /** Requests the next page; null on the last one. */
  readonly next_cursor: string | null
}

export interface PageQuery {
  /** Entries of a page, at most 100. */
  readonly limit?: number
  readonly cursor?: string
}

export type QuoteRequest = Body<'createQuote'>
export type Quote = Answer<'createQuote'>

export type NewOrder = Body<'createOrder'>
export type OrderUpdate = Body<'updateOrder'>
export type Order = Answer<'getOrder'>
export type OrderEvent = Answer<'listOrderEvents'>['data'][number]
export type Proof = Answer<'listProof'>['data'][number]
export type RiderPosition = Answer<'getRiderPosition'>
export type Cancellation = Answer<'previewCancellation'>
export type CancelReason = NonNullable<Body<'cancelOrder'>['reason']>
export type Decision = Body<'decideOrder'>
export type TrackingLink = Answer<'shareOrder'>
export type OrderMoney = Answer<'getOrderMoney'>
export type Figures = Answer<'getFigures'>

export interface OrderQuery extends PageQuery {
  readonly collection_point?: string
  /** ISO 8601, included. */
  readonly created_from?: string
  /** ISO 8601, not included. */
  readonly created_before?: string
  readonly state?: 'open' | 'ended' | 'delivered' | 'cancelled'
  readonly needs_decision?: boolean
  /** Your own number of the order, which several may have. */
  readonly reference?: string
  readonly customer_phone?: string
}

/** Parts that are added to an order on request. */
export type Expansion = 'events' | 'proof' | 'rider_position'

export interface OrderSearch extends PageQuery {
  readonly customer_phone: string
  readonly collection_point?: string
}

/** Something that happened; the catalogue of events explains each type. */
export type BeckonEvent = Answer<'listEvents'>['data'][number]
export type EventType = Answer<'listEvents'>['data'][number]['type']

export interface EventQuery {
  /** `next_cursor` of the last answer; `now` for events from now on; the oldest ones without it. */
  readonly after?: string
  /** Events of a page, at most 100. */
  readonly limit?: number
  readonly type?: EventType
  readonly order_id?: string
}

export interface EventPage {
  readonly data: BeckonEvent[]
  readonly has_more: boolean
  /** Continues after this page, also when nothing newer is there yet. */
  readonly next_cursor: string
}

export type WebhookEndpoint = Answer<'getWebhookEndpoint'>
export type NewWebhookEndpoint = Body<'createWebhookEndpoint'>
export type WebhookEndpointUpdate = Body<'updateWebhookEndpoint'>
export type NewEndpoint = Answer<'createWebhookEndpoint'>
export type RolledSecret = Answer<'rollWebhookSecret'>
export type WebhookDelivery = Answer<'listWebhookDeliveries'>['data'][number]
export type WebhookDeliveryDetail = Answer<'getWebhookDelivery'>

export interface DeliveryQuery {
  readonly state?: 'waiting' | 'delivered' | 'failed'
  readonly after?: string
  readonly limit?: number
}

export interface DeliveryPage {
  readonly data: WebhookDelivery[]
  readonly has_more: boolean
  readonly next_cursor: string
}

export type CollectionPoint = Answer<'getCollectionPoint'>
export type Address = Answer<'createAddress'>
export type NewAddress = Body<'createAddress'>

export type BulkUpload = Answer<'getBulkUpload'>
export type BulkRow = Answer<'listBulkRows'>['data'][number]
export type BulkRowChange = Body<'changeBulkRows'>['changes'][number]
export type BulkPlacement = Body<'placeBulkUpload'>
