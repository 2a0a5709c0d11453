import type { WebhookEndpoint } from '../../types.ts'
import { type Io, UsageError } from '../io.ts'

/** The named webhook endpoint, or the only one that is on. */
export async function endpointFor(
  { beckon }: Pick<Io, 'beckon'>,
  id: string | undefined,
): Promise<WebhookEndpoint> {
  if (id !== undefined) return beckon.webhookEndpoints.get(id)
  const endpoints = (await beckon.webhookEndpoints.list()).filter(({ on }) => on)
  const [only, ...others] = endpoints
  if (only && others.length === 0) return only
  if (!only) throw new UsageError('No webhook endpoint is on. Add one on the page Developers of the portal.')
  const known = endpoints.map((one) => `  ${one.endpoint_id}  ${one.url}`).join('\n')
  throw new UsageError(`Several webhook endpoints are on. Choose one with --endpoint:\n${known}`)
}
