import { createHmac } from 'node:crypto'
import { later, unixSeconds } from '../clock.ts'
import type { Gateway } from '../gateway.ts'

/** Seconds between retries; afterwards one hour. */
const BACK_OFF = [1, 5, 30, 120, 600] as const
const HOURLY = 3600
const GIVE_UP_AFTER_SECONDS = 3 * 24 * 3600
const TIMEOUT_MS = 10_000
const BATCH_SIZE = 20
/** Delay before a duplicate is sent, in seconds. */
const DUPLICATE_DELAY_SECONDS = 1

interface QueuedEvent {
  readonly event_id: string
  readonly merchant: string
  readonly webhook_url: string
  readonly body: string
  /** Duplicates that are still to be sent, as some test cards require. */
  readonly copies: number
  readonly attempts: number
  readonly created_at: Date
}

/** Sends due events, oldest first. Returns whether any were due. */
export async function deliverEvents(gateway: Gateway): Promise<boolean> {
  const { db, clock } = gateway
  const due = await db
    .selectFrom('event')
    .selectAll()
    .where('next_at', '<=', clock.now())
    .orderBy('next_at')
    .orderBy('created_at')
    .limit(BATCH_SIZE)
    .execute()
  const byUrl = Map.groupBy(due, ({ webhook_url }) => webhook_url)
  await Promise.all([...byUrl.values()].map((events) => deliverInTurn(gateway, events)))
  return due.length > 0
}

/** Sends events one after another, in the order in which they happened, unless a test card asks for another order. */
async function deliverInTurn(gateway: Gateway, events: readonly QueuedEvent[]): Promise<void> {
  for (const event of events) await deliver(gateway, event)
}

export async function nextEvent({ db }: Gateway): Promise<Date | null> {
  const { at } = await db
    .selectFrom('event')
    .select(({ fn }) => fn.min('next_at').as('at'))
    .where('next_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return at
}

async function deliver(gateway: Gateway, event: QueuedEvent): Promise<void> {
  const hasArrived = await send(gateway, event)
  const now = gateway.clock.now()
  const hasDuplicate = hasArrived && event.copies > 0
  const isGivenUp = now > later(event.created_at, GIVE_UP_AFTER_SECONDS)
  const next = hasArrived ? DUPLICATE_DELAY_SECONDS : (BACK_OFF[event.attempts] ?? HOURLY)
  await gateway.db
    .updateTable('event')
    .set({
      attempts: hasArrived ? 0 : event.attempts + 1,
      copies: hasDuplicate ? event.copies - 1 : event.copies,
      next_at: (hasArrived && !hasDuplicate) || isGivenUp ? null : later(now, next),
    })
    .where('event_id', '=', event.event_id)
    .execute()
}

async function send({ clock, log, webhookSecretOf }: Gateway, event: QueuedEvent): Promise<boolean> {
  const secret = webhookSecretOf(event.merchant)
  if (secret === undefined) return false
  try {
    const answer = await fetch(event.webhook_url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'gateway-signature': sign(secret, unixSeconds(clock.now()), event.body),
      },
      body: event.body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch (error) {
    log.debug({ err: error, event: event.event_id }, 'webhook delivery failed; it will be retried')
    return false
  }
}

/** Signs the time of sending and the body with the merchant's secret. */
export const sign = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
