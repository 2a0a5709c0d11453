import { parseArgs } from 'node:util'
import { type Io, UsageError } from '../io.ts'
import { endpointFor } from './endpoint-for.ts'

const usage =
  'Name the event or a time: beckon events resend evt_… or beckon events resend --since 2026-11-25T00:00:00Z'

/** `beckon events resend`: sends one event again, or all that failed since a time. */
export async function events([verb, ...args]: readonly string[], io: Io): Promise<void> {
  if (verb !== 'resend') throw new UsageError(usage)
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { endpoint: { type: 'string' }, since: { type: 'string' } },
  })
  const [id] = positionals
  if ((id === undefined) === (values.since === undefined)) throw new UsageError(usage)
  const endpoint = await endpointFor(io, values.endpoint)
  if (id !== undefined) {
    await io.beckon.webhookEndpoints.resend(endpoint.endpoint_id, id)
    io.print(`${id} is sent again to ${endpoint.url}`)
    return
  }
  const since = new Date(values.since ?? '')
  if (Number.isNaN(since.getTime())) throw new UsageError(usage)
  const { resent } = await io.beckon.webhookEndpoints.resendFailed(endpoint.endpoint_id, since.toISOString())
  io.print(`${resent} failed events are sent again to ${endpoint.url}`)
}
