import { type Beckon, BeckonError, type NewOrder, type Order, type QuoteRequest } from '@beckon/sdk'
import { isDeepStrictEqual } from 'node:util'
import type { Clock } from './clock.ts'
import { Refused } from './failure.ts'

/** An order without its quote. */
export type Delivery = Omit<NewOrder, 'quote'>

/** The bodies that were sent, or are about to be, with the idempotency key of one order; the newest is the last. */
export interface Attempt {
  readonly since: number
  readonly bodies: readonly NewOrder[]
}

export interface DeliveryRequest {
  readonly beckon: Beckon
  readonly clock: Clock
  readonly delivery: Delivery
  readonly idempotencyKey: string
  /** Of an earlier run that did not learn the outcome. */
  readonly attempt: Attempt | undefined
  /** Stores the attempt durably: called before the service is asked. */
  readonly save: (attempt: Attempt) => Promise<void>
}

/** The service remembers keys for 48 hours: after that, repeating could request a second rider. */
const KEY_HOURS = 47

const quoteFor = ({ collection_point, dropoff, goods, collect_at }: Delivery): QuoteRequest => ({
  collection_point,
  dropoff: { latitude: dropoff.latitude, longitude: dropoff.longitude },
  payment: goods.payment,
  ...(collect_at === undefined ? {} : { collect_at }),
})

export const quoteOf = (beckon: Beckon, delivery: Delivery) => beckon.quotes.create(quoteFor(delivery))

/**
 * Requests a rider once, however often it is called and wherever the process is killed. The body goes to the disk before
 * it is sent: a repeated request with the same key and body is answered with the same order.
 */
export async function requestDelivery(request: DeliveryRequest): Promise<Order> {
  const { clock, delivery, attempt } = request
  if (attempt && clock.now() - attempt.since > KEY_HOURS * 3_600_000) throw unclear()
  const last = attempt?.bodies.at(-1)
  const current =
    attempt && last && isDeepStrictEqual(withoutQuote(last), asSent(delivery))
      ? attempt
      : await withQuote(request, attempt)
  try {
    return await send(request, current)
  } catch (error) {
    if (!isOfQuote(error)) throw error
    return send(request, await withQuote(request, current))
  }
}

/** Learns the order of an attempt whose outcome is unknown; where there is none, the request is made. */
export const settleAttempt = (
  request: Pick<DeliveryRequest, 'beckon' | 'idempotencyKey'>,
  attempt: Attempt,
): Promise<Order> => send(request, attempt)

/** The newest body first. Another body under the same key is refused where an earlier one was accepted. */
async function send(
  { beckon, idempotencyKey }: Pick<DeliveryRequest, 'beckon' | 'idempotencyKey'>,
  { bodies }: Attempt,
): Promise<Order> {
  for (const body of bodies.toReversed()) {
    try {
      return await beckon.orders.create(body, { idempotencyKey })
    } catch (error) {
      if (!(error instanceof BeckonError) || error.code !== 'idempotency.conflict') throw error
    }
  }
  throw new Refused(
    'idempotency.conflict',
    'A delivery was requested for this order before, and its record here is lost. Look for it in the portal.',
  )
}

async function withQuote(
  { beckon, clock, delivery, save }: DeliveryRequest,
  attempt: Attempt | undefined,
): Promise<Attempt> {
  const quote = await quoteOf(beckon, delivery)
  const body: NewOrder = { ...asSent(delivery), quote: quote.id }
  const next = { since: attempt?.since ?? clock.now(), bodies: [...(attempt?.bodies ?? []), body] }
  await save(next)
  return next
}

/** As it is after a round trip through a file. */
const asSent = (delivery: Delivery): Delivery => JSON.parse(JSON.stringify(delivery))

const withoutQuote = ({ quote: _, ...delivery }: NewOrder): Delivery => delivery

const isOfQuote = (error: unknown): boolean =>
  error instanceof BeckonError && (error.code === 'quote.expired' || error.code === 'quote.invalid')

const unclear = () =>
  new Refused(
    'attempt.too-old',
    'The outcome of a request of more than two days ago is unknown. Look for the order in the portal.',
  )
