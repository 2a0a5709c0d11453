import { sql } from 'kysely'
import { connectDatabase } from '../../src/platform/database/connect.ts'

/** A program that takes a lock in a transaction and never ends it. At any moment an answer is to come. */
const [url = '', lock = ''] = process.argv.slice(2)
await connectDatabase({ url, size: 1 })
  .db.transaction()
  .execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${Number(lock)})`.execute(tx)
    for (;;) await sql`select pg_sleep(2)`.execute(tx)
  })
