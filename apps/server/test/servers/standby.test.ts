import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../core.ts'
import { startReplicated } from './standby.ts'

let replicated: Awaited<ReturnType<typeof startReplicated>>
beforeAll(async () => {
  replicated = await startReplicated()
})
afterAll(() => replicated.stop())

async function query(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query({ text, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

it('a standby gets what is committed on the primary, also after it was killed and started again', async () => {
  const { url, standby } = replicated
  expect(await query(standby.url, 'select pg_is_in_recovery()')).toBe(true)
  await query(url, 'create table seen (number int)')
  await query(url, 'insert into seen values (1)')
  const sees = (count: number) => async () =>
    (await query(standby.url, `select count(*)::int from seen`).catch(() => 0)) === count
  await until(sees(1))
  standby.kill()
  await expect(query(standby.url, 'select 1')).rejects.toThrow()
  await query(url, 'insert into seen values (2)')
  await standby.start()
  await until(sees(2))
  await expect(query(standby.url, 'insert into seen values (3)')).rejects.toThrow('read-only')
})
