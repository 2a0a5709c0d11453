import { type Caller, type CallOptions, type CreateOptions, entriesOf, part } from '../call.ts'
import { send, type Transport } from '../transport/send.ts'
import type {
  Cancellation,
  CancelReason,
  Decision,
  Expansion,
  NewOrder,
  Order,
  OrderEvent,
  OrderMoney,
  OrderQuery,
  OrderSearch,
  OrderUpdate,
  Page,
  Proof,
  RiderPosition,
  TrackingLink,
} from '../types.ts'

/** Deliveries: request, follow, change, cancel. */
export function ordersOf(call: Caller, transport: Transport) {
  const one = (id: string) => `/orders/${part(id)}`
  const list = (query: OrderQuery = {}, { signal }: CallOptions = {}): Promise<Page<Order>> =>
    call('GET', '/orders', { query: { ...query }, signal })
  return {
    /** Requests a rider. Repeated with the same key and body it creates nothing more. */
    create: (
      body: NewOrder,
      { idempotencyKey = crypto.randomUUID(), signal }: CreateOptions = {},
    ): Promise<Order> => call('POST', '/orders', { body, idempotencyKey, signal }),
    get: (
      id: string,
      { expand, signal }: CallOptions & { readonly expand?: readonly Expansion[] } = {},
    ): Promise<Order> => call('GET', one(id), { query: { expand: expand?.join(',') }, signal }),
    /** One page, the newest first. */
    list,
    /** All orders that match, the newest first. */
    all: (query: OrderQuery = {}, options?: CallOptions): AsyncGenerator<Order, void, undefined> =>
      entriesOf((page: OrderQuery) => list(page, options), query),
    /** The orders of a customer, the newest first. */
    search: (body: OrderSearch, { signal }: CallOptions = {}): Promise<Page<Order>> =>
      call('POST', '/orders/search', { body, isRepeatable: true, signal }),
    update: (id: string, body: OrderUpdate, { signal }: CallOptions = {}): Promise<Order> =>
      call('PATCH', one(id), { body, signal }),
    /** Whether it can be cancelled, and what is paid back. */
    previewCancellation: (id: string, { signal }: CallOptions = {}): Promise<Cancellation> =>
      call('GET', `${one(id)}/cancellation`, { signal }),
    cancel: (id: string, reason?: CancelReason, { signal }: CallOptions = {}): Promise<Order> =>
      call('POST', `${one(id)}/cancel`, { body: { reason }, isRepeatable: true, signal }),
    /** Answers the question in `order.decision`. */
    decide: (id: string, decision: Decision, { signal }: CallOptions = {}): Promise<Order> =>
      call('POST', `${one(id)}/decision`, { body: decision, isRepeatable: true, signal }),
    events: async (id: string, { signal }: CallOptions = {}): Promise<OrderEvent[]> =>
      (await call<{ data: OrderEvent[] }>('GET', `${one(id)}/events`, { signal })).data,
    proof: async (id: string, { signal }: CallOptions = {}): Promise<Proof[]> =>
      (await call<{ data: Proof[] }>('GET', `${one(id)}/proof`, { signal })).data,
    proofPhoto: async (id: string, photo: string, { signal }: CallOptions = {}): Promise<Blob> => {
      const path = `${one(id)}/proof/photos/${part(photo)}`
      return (await send(transport, { method: 'GET', path, signal })).blob()
    },
    rider: (id: string, { signal }: CallOptions = {}): Promise<RiderPosition> =>
      call('GET', `${one(id)}/rider`, { signal }),
    ...linksOf(call, one),
    money: (id: string, { signal }: CallOptions = {}): Promise<OrderMoney> =>
      call('GET', `${one(id)}/money`, { signal }),
  }
}

/** The tracking link of an order. */
function linksOf(call: Caller, one: (id: string) => string) {
  return {
    /** The link with which the customer tracks the order. */
    share: (id: string, { signal }: CallOptions = {}): Promise<TrackingLink> =>
      call('POST', `${one(id)}/tracking-link`, { body: {}, isRepeatable: true, signal }),
    revokeTrackingLink: (id: string, { signal }: CallOptions = {}): Promise<{ revoked: boolean }> =>
      call('DELETE', `${one(id)}/tracking-link`, { signal }),
  }
}
