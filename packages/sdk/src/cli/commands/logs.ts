import { parseArgs } from 'node:util'
import { type Io, UsageError } from '../io.ts'

/** `beckon logs tail`: prints each event as it happens. */
export async function logs([verb, ...args]: readonly string[], io: Io): Promise<void> {
  if (verb !== 'tail') throw new UsageError('Type: beckon logs tail')
  const { values } = parseArgs({
    args: [...args],
    options: {
      after: { type: 'string', default: 'now' },
      order: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const query = { after: values.after, ...(values.order !== undefined && { order_id: values.order }) }
  for await (const event of io.beckon.events.follow(query, { signal: io.signal }))
    io.print(
      values.json
        ? JSON.stringify(event)
        : `${event.timestamp}  ${event.type.padEnd(24)}  ${JSON.stringify(event.data)}`,
    )
}
