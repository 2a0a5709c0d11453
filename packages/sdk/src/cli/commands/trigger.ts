import { parseArgs } from 'node:util'
import type { EventType } from '../../types.ts'
import { type Io, UsageError } from '../io.ts'
import { endpointFor } from './endpoint-for.ts'

/** `beckon trigger <event>`: sends the example of an event to a webhook endpoint. */
export async function trigger(args: readonly string[], io: Io): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { endpoint: { type: 'string' } },
  })
  const [type] = positionals
  if (type === undefined) throw new UsageError('Name the event: beckon trigger order.created')
  const endpoint = await endpointFor(io, values.endpoint)
  // The service refuses a type that does not exist, and names those that do.
  const { event_id: id } = await io.beckon.webhookEndpoints.sendTestEvent(
    endpoint.endpoint_id,
    type as EventType,
  )
  io.print(`Sent ${type} to ${endpoint.url} as ${id}`)
}
