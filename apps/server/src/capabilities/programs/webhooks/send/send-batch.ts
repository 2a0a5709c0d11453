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
import { recordAttempt } from './record-attempt.ts'
import { signatureHeaders } from './sign.ts'
import { turnOffFailing } from './turn-off-failing.ts'

export interface SendDeps extends WebhookDeps {
  readonly post: ClosablePost
  readonly measures: WebhookMeasures
  readonly tracer: Tracer | undefined
  /** From 0 to 1. */
  readonly chance: () => number
}

/** Deliveries that are read together, and requests to one endpoint at once. */
const BATCH = 64
const CONCURRENCY = 8
/** The same for an endpoint whose last attempt failed. */
const FAILING_BATCH = 8
const FAILING_CONCURRENCY = 2

/**
 * Sends the due deliveries of an endpoint; returns their number. Events of one vendor are sent one after the other, those of
 * several vendors at once. An endpoint that asks for less gets one.
 */
export async function sendBatch(deps: SendDeps, endpointId: string, mayGoOn: () => boolean): Promise<number> {
  const endpoint = await loadEndpoint(deps.db, endpointId)
  const now = deps.clock.now()
  if (!endpoint || !isReady(endpoint, now)) return 0
  const limits = limitsOf(endpoint)
  const due = await dueDeliveries(deps.db, endpoint, { now, most: limits.batch })
  const chains = [...byVendor(due).values()]
  const worker = async () => {
    for (let chain = chains.shift(); chain; chain = chains.shift()) {
      for (const one of chain) {
        if (!mayGoOn() || !isReady(endpoint, deps.clock.now())) return
        await attempt(deps, endpoint, one)
      }
    }
  }
  await Promise.all(Array.from({ length: limits.concurrency }, worker))
  return due.length
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

/** For the request of the event: its trace goes on to the receiver. */
const attempt = (deps: SendDeps, endpoint: EndpointRow, due: DueDelivery): Promise<void> =>
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
    () => sendOne(deps, endpoint, due),
  )

async function sendOne(deps: SendDeps, endpoint: EndpointRow, due: DueDelivery): Promise<void> {
  const { delivery } = due
  const body = await bodyFor(deps, endpoint, due)
  const at = deps.clock.now()
  const secrets = await signingSecrets(deps.sealer, endpoint, at)
  const message = { id: delivery.event_id, timestamp: unixSeconds(at), body }
  const begin = performance.now()
  const answer = await deps.post({
    url: endpoint.url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Beckon-Webhooks/1',
      ...workHeaders(),
      ...signatureHeaders(message, secrets),
    },
    body,
  })
  const durationMs = Math.round(performance.now() - begin)
  deps.measures.attempted(answer)
  const ended = deps.clock.now()
  await recordAttempt(deps.db, { delivery, endpoint, answer, at: ended, durationMs, chance: deps.chance() })
  const isGone = outcomeOf(answer) === 'gone'
  const since = endpoint.failing_since && unixSeconds(endpoint.failing_since)
  if (!isGone && !isToBeDisabled(since, unixSeconds(ended))) return
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
