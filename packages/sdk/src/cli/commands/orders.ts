import { parseArgs } from 'node:util'
import type { NewOrder } from '../../types.ts'
import { type Io, UsageError } from '../io.ts'

const usage = 'Type: beckon orders create order.json   (- reads the standard input)'

/** `beckon orders create`: requests a rider for the order in a file; without a quote in it, it gets one. */
export async function orders([verb, ...args]: readonly string[], io: Io): Promise<void> {
  if (verb !== 'create') throw new UsageError(usage)
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'idempotency-key': { type: 'string' },
      reference: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [path] = positionals
  if (path === undefined) throw new UsageError(usage)
  const { reference } = values
  const order = { ...parsed(await io.readFile(path), path), ...(reference !== undefined && { reference }) }
  const key = values['idempotency-key']
  if (order.quote !== undefined) return create(order as NewOrder, { key, io })
  const { collection_point, dropoff, goods, collect_at } = order
  const quote = await io.beckon.quotes.create({
    collection_point,
    dropoff: { latitude: dropoff.latitude, longitude: dropoff.longitude },
    payment: goods.payment,
    ...(collect_at !== undefined && { collect_at }),
  })
  io.print(`The delivery costs ${quote.fee.amount} ${quote.fee.currency} in minor units`)
  if (values['dry-run']) return
  await create({ ...order, quote: quote.id }, { key, io })
}

type Unquoted = Omit<NewOrder, 'quote'> & { readonly quote?: string }

function parsed(text: string, path: string): Unquoted {
  try {
    // The service checks the fields, and names those that are wrong.
    return JSON.parse(text) as Unquoted
  } catch {
    throw new UsageError(`${path} is not JSON`)
  }
}

async function create(
  order: NewOrder,
  { key, io }: { readonly key: string | undefined; readonly io: Io },
): Promise<void> {
  const placed = await io.beckon.orders.create(order, key === undefined ? {} : { idempotencyKey: key })
  io.print(`${placed.id}  ${placed.status}`)
}
