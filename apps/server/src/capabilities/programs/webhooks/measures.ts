import { sql } from 'kysely'
import type { Platform } from '../../../platform/platform.ts'
import type { PostAnswer } from '../../../platform/outgoing/post.ts'

const results = ['delivered', 'refused', 'not-allowed', 'timeout', 'name', 'tls', 'connection'] as const

/** Counts of the delivery of webhooks. */
export interface WebhookMeasures {
  attempted(answer: Pick<PostAnswer, 'status' | 'error'>): void
}

export function createWebhookMeasures({
  metrics,
  db,
  clock,
}: Pick<Platform, 'metrics' | 'db' | 'clock'>): WebhookMeasures {
  const attempts = metrics.counter({
    name: 'beckon_webhook_attempts_total',
    help: 'Attempts to send a webhook, by result; refused is an answer that is not 2xx.',
    labels: { result: results },
  })
  metrics.gauge({
    name: 'beckon_webhook_oldest_pending_seconds',
    help: 'For how long the oldest webhook has been due, of endpoints that do not ask for a pause.',
    labels: {},
    async read() {
      const { rows } = await sql<{ due_at: Date | null }>`
        select min(first.due_at) as due_at
        from webhook_endpoint as endpoint
        cross join lateral (
          select due_at from webhook_delivery
          where endpoint_id = endpoint.endpoint_id and state = 'waiting' order by due_at limit 1
        ) as first
        where endpoint.is_on and (endpoint.not_before is null or endpoint.not_before <= ${clock.now()})`.execute(
        db,
      )
      const due = rows[0]?.due_at
      return due ? Math.max(0, clock.now().getTime() - due.getTime()) / 1000 : 0
    },
  })
  metrics.gauge({
    name: 'beckon_webhook_endpoints_disabled',
    help: 'Endpoints that the service turned off.',
    labels: {},
    async read() {
      const { count } = await db
        .selectFrom('webhook_endpoint')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('disabled_at', 'is not', null)
        .where('is_on', '=', false)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  })
  return { attempted: (answer) => attempts.add({ result: resultOf(answer) }) }
}

function resultOf({ status, error }: Pick<PostAnswer, 'status' | 'error'>): (typeof results)[number] {
  if (error !== null) return error
  return status !== null && status >= 200 && status < 300 ? 'delivered' : 'refused'
}
