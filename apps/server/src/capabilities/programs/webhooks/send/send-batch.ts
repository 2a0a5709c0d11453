import type { KeyObject } from 'node:crypto'
import { isToBeDisabled, outcomeOf } from '@beckon/domain/webhook'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { ClosablePost } from '../../../../platform/outgoing/post.ts'
import { inSpan, type Tracer } from '../../../../platform/tracing/tracer.ts'
import { workHeaders, workOf } from '../../../../platform/tracing/work.ts'
import { presentEvent } from '../../events/index.ts'
import type { WebhookDeps } from '../deps.ts'
import type { WebhookMeasures } from '../measures.ts'
import { keepBody } from '../deliveries/delivery-store.ts'
import { type EndpointRow, loadEndpoint } from '../endpoints/endpoint-store.ts'
import { signingSecrets } from '../endpoints/secrets.ts'
import { bodyOf, isSentWithOrder } from './body-of.ts'
import { dueDeliveries, type DueDelivery } from './due.ts'
import { resultOf } from './attempt-result.ts'
import type { AttemptRecord } from './record-attempts.ts'
import { signatureHeaders, signingKey } from './sign.ts'
import { turnOffFailing } from './turn-off-failing.ts'

export interface SendDeps extends WebhookDeps {
  readonly post: ClosablePost
  readonly record: AttemptRecord
  readonly measures: WebhookMeasures
  readonly tracer: Tracer | undefined
  /** From 0 to 1. */
  readonly chance: () => number
}

/** Seconds after which the endpoint is read again: it may have been changed or turned off. It is also read after a failure. */
const BATCH_SECONDS = 5
/** Deliveries that are read together, and requests to one endpoint at once. */
const BATCH = 256
const CONCURRENCY = 8
/** The same for an endpoint whose last attempt failed. */
const FAILING_BATCH = 8
const FAILING_CONCURRENCY = 2

/**
 * Sends the due deliveries of an endpoint; returns their number. Events of one vendor are sent one after the other, those of
 * several vendors at once. An endpoint that asks for less gets one. The next event is sent while the attempt before it is
 * recorded; all are recorded before more are read.
 */
export async function sendBatch(deps: SendDeps, endpointId: string, mayGoOn: () => boolean): Promise<number> {
  const endpoint = await loadEndpoint(deps.db, endpointId)
  const now = deps.clock.now()
  if (!endpoint || !isReady(endpoint, now)) return 0
  const limits = limitsOf(endpoint)
  const due = await dueDeliveries(deps.db, endpoint, { now, most: limits.batch })
  const chains = [...byVendor(due).values()]
  const secrets = await signingSecrets(deps.sealer, endpoint, now)
  const lane: Lane = { endpoint, keys: secrets.map(signingKey), records: [] }
  const end = performance.now() + BATCH_SECONDS * 1000
  const goesOn = () =>
    mayGoOn() &&
    performance.now() < end &&
    isReady(endpoint, deps.clock.now()) &&
    limitsOf(endpoint).batch >= limits.batch
  const worker = async () => {
    for (let chain = chains.shift(); chain; chain = chains.shift()) {
      for (const one of chain) {
        if (!goesOn()) return
        await attempt(deps, lane, one)
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: limits.concurrency }, worker))
  await recorded(deps, lane)
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return due.length
}

/** Parts that the deliveries of a batch share. */
interface Lane {
  /** The copy by which the rest of the batch is sent. */
  readonly endpoint: EndpointRow
  readonly keys: readonly KeyObject[]
  readonly records: Promise<void>[]
}

const isReady = ({ is_on: isOn, not_before: notBefore }: EndpointRow, now: Date): boolean =>
  isOn && (notBefore === null || notBefore <= now)

const limitsOf = ({ failing_since: failing, slow_level: level }: EndpointRow) => {
  if (level > 0) return { batch: 1, concurrency: 1 }
  return failing === null
    ? { batch: BATCH, concurrency: CONCURRENCY }
    : { batch: FAILING_BATCH, concurrency: FAILING_CONCURRENCY }
}

function byVendor(due: readonly DueDelivery[]): ReadonlyMap<string, DueDelivery[]> {
  const chains = new Map<string, DueDelivery[]>()
  for (const one of due) {
    const chain = chains.get(one.delivery.vendor_id)
    if (chain) chain.push(one)
    else chains.set(one.delivery.vendor_id, [one])
  }
  return chains
}

async function recorded({ record }: SendDeps, { records }: Lane): Promise<void> {
  record.flush()
  await Promise.all(records)
}

/** For the request of the event: its trace goes on to the receiver. */
const attempt = (deps: SendDeps, lane: Lane, due: DueDelivery): Promise<void> =>
  inSpan(
    deps.tracer,
    {
      name: 'webhook attempt',
      kind: 'client',
      work: workOf(due.event),
      attributes: {
        'http.request.method': 'POST',
        'beckon.event.id': due.event.event_id,
        'beckon.event.type': due.event.type,
        'beckon.webhook.attempt': due.delivery.attempts + 1,
      },
    },
    () => sendOne(deps, lane, due),
  )

async function sendOne(deps: SendDeps, lane: Lane, due: DueDelivery): Promise<void> {
  const { delivery } = due
  const { endpoint, keys } = lane
  const body = await bodyFor(deps, endpoint, due)
  const at = deps.clock.now()
  const message = { id: delivery.event_id, timestamp: unixSeconds(at), body }
  const begin = performance.now()
  const answer = await deps.post({
    url: endpoint.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Beckon-Webhooks/1',
      ...workHeaders(),
      ...signatureHeaders(message, keys),
    },
    body,
  })
  const durationMs = Math.round(performance.now() - begin)
  deps.measures.attempted(answer)
  const ended = deps.clock.now()
  const made = { delivery, endpoint, answer, at: ended, durationMs, chance: deps.chance() }
  const result = resultOf(made)
  Object.assign(endpoint, result.standing)
  const record = deps.record.add({ made, result })
  // A failed one fails the batch at its end.
  record.catch(() => undefined)
  lane.records.push(record)
  const isGone = outcomeOf(answer) === 'gone'
  const since = endpoint.failing_since && unixSeconds(endpoint.failing_since)
  if (!isGone && !isToBeDisabled(since, unixSeconds(ended))) return
  await recorded(deps, lane)
  await turnOffFailing(deps, endpoint, isGone ? 'gone' : 'failing')
  Object.assign(endpoint, { is_on: false })
}

/** A full body is stored before it is sent first: a repeated attempt has the same id and the same body. */
async function bodyFor(
  deps: SendDeps,
  endpoint: EndpointRow,
  { delivery, event }: DueDelivery,
): Promise<string> {
  if (delivery.body !== null) return delivery.body
  const shown = presentEvent(event)
  if (!isSentWithOrder(endpoint.is_full, event.endpoint_id !== null, shown)) return bodyOf(shown)
  const order = await deps.orders.load({ vendorId: event.vendor_id, orderId: event.subject })
  const body = bodyOf(shown, order)
  await keepBody(deps.db, { endpointId: endpoint.endpoint_id, eventId: event.event_id }, body)
  return body
}
