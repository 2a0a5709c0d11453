import { callerOf, type CallOptions } from './call.ts'
import { bulkUploadsOf } from './resources/bulk-uploads.ts'
import { eventsOf } from './resources/events.ts'
import { ordersOf } from './resources/orders.ts'
import { addressesOf, collectionPointsOf } from './resources/places.ts'
import { webhookEndpointsOf } from './resources/webhook-endpoints.ts'
import { createTransport } from './transport/create-transport.ts'
import type { Figures, Quote, QuoteRequest } from './types.ts'

export interface BeckonOptions {
  /** `bkn_live_…` or `bkn_test_…`. A key belongs on a server: a browser would show it to its user. */
  readonly key: string
  /** The address of your country's portal: `https://sg.example.com`. */
  readonly baseUrl: string
  /** Attempts after the first where a call may be repeated without harm; 2 without it. */
  readonly retries?: number
  /** Of one attempt; 30,000 without it. */
  readonly timeoutMs?: number
  readonly fetch?: typeof globalThis.fetch
}

const KEY = /^bkn_(?:live|test)_[0-9A-Za-z]{36}$/

/** A client of the API of programs, version 1. */
export function createBeckon(options: BeckonOptions) {
  if (!KEY.test(options.key)) throw new TypeError('The key is not of the form bkn_live_… or bkn_test_…')
  const transport = createTransport(options)
  const call = callerOf(transport)
  return {
    quotes: {
      /** The price and the times of a delivery; nothing is ordered. */
      create: (body: QuoteRequest, { signal }: CallOptions = {}): Promise<Quote> =>
        call('POST', '/quotes', { body, isRepeatable: true, signal }),
    },
    orders: ordersOf(call, transport),
    collectionPoints: collectionPointsOf(call),
    addresses: addressesOf(call),
    bulkUploads: bulkUploadsOf(call),
    events: eventsOf(call, transport),
    webhookEndpoints: webhookEndpointsOf(call),
    /** Counts and sums of the orders of a period. */
    figures: (
      query: { readonly from: string; readonly before: string; readonly collection_point?: string },
      { signal }: CallOptions = {},
    ): Promise<Figures> => call('GET', '/figures', { query, signal }),
  }
}

export type Beckon = ReturnType<typeof createBeckon>
