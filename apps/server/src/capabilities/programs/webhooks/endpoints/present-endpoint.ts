import type { WebhookEndpoint } from '@beckon/contract'
import type { EndpointRow } from './endpoint-store.ts'

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

/** An endpoint as programs and people see it, without its secret. */
export const presentEndpoint = (row: EndpointRow, now: Date): WebhookEndpoint => ({
  endpoint_id: row.endpoint_id,
  url: row.url,
  description: row.description,
  events: row.types,
  full: row.is_full,
  collection_points: row.vendor_ids,
  on: row.is_on,
  created_at: row.created_at.toISOString(),
  earlier_secret_until: row.earlier_until && row.earlier_until > now ? instant(row.earlier_until) : null,
  last_success_at: instant(row.last_success_at),
  failing_since: instant(row.failing_since),
  disabled:
    row.disabled_at && row.disabled_cause
      ? { at: row.disabled_at.toISOString(), cause: row.disabled_cause }
      : null,
})
