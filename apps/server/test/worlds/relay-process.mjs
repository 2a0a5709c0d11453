import { once } from 'node:events'
import pg from 'pg'

/** A relay that takes a batch, prints its number of events, and sends and commits it after a line of input. */
const client = new pg.Client({ connectionString: process.argv[2], application_name: 'relay-process' })
client.on('error', () => undefined)
await client.connect()
await client.query('begin')
const { rows } = await client.query('select vendor_id, sequence from take_outbox(500, now())')
process.stdout.write(`${rows.length}\n`)
await once(process.stdin, 'data')
const committed = await client
  .query(`select pg_notify('beckon', '["outbox","late","SG","order_changed","late",1]')`)
  .then(() => client.query('commit'))
  .then(
    () => 'committed',
    () => 'refused',
  )
process.stdout.write(`${committed}\n`, () => process.exit())
