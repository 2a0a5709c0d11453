import { pino } from 'pino'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PaymentWorld, startPaymentWorld } from '../../../../test/worlds/payment-world.ts'

const lines: string[] = []
let world: PaymentWorld
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  world = await startPaymentWorld({ log })
})
afterAll(() => world.stop())

const cards = ['4111111111111111', '4000000000000002', '4000000000003220', '4000000000001000'] as const

/** Every row of every table, of the service and of its jobs. */
async function everyRow(): Promise<string> {
  const { db } = world.server.platform
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select one::text as row from ${sql.table(`${schema}.${name}`)} as one`.execute(db)
    found.push(...rows.map(({ row }) => row))
  }
  return found.join('\n')
}

it('card data is neither in the database nor in the log, whatever became of the payment', async () => {
  for (const number of cards) {
    const { result: intent } = await world.intent()
    await world.pay(intent, number, { save: true })
  }
  const kept = await everyRow()
  // The search finds what is there.
  expect(kept).toContain('Mei Lin')
  expect(kept).toContain('1111')
  const { access_token: token } = await world.wallet()
  for (const secret of [...cards, token, 'encrypted_card_number']) {
    expect(kept).not.toContain(secret)
    expect(lines.join('')).not.toContain(secret)
  }
  const spaced = cards.map((number) => number.replace(/(\d{4})(?=\d)/gu, '$1 '))
  for (const number of spaced) expect(kept + lines.join('')).not.toContain(number)
  // A sealed card cannot be opened elsewhere, and is not stored either.
  expect(kept).not.toMatch(/eyJ[\w-]{20,}\.[\w-]{100,}\.[\w-]+\.[\w-]+\.[\w-]+/u)
  expect(lines.length).toBeGreaterThan(0)
})
