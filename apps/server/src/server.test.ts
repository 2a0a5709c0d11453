import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { silent, until } from '../test/core.ts'
import { testMaps } from '../test/worlds/test-maps.ts'
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { type Config, checkConfig } from './platform/config.ts'
import { connectDatabase } from './platform/database/connect.ts'
import { startServer } from './server.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

function configOf(env: Record<string, string>): Config {
  const result = checkConfig({ PORT: '0', DATABASE_URL: database.url, ROLES: 'api,live,worker', ...env })
  if (!result.ok) throw new Error(result.error)
  return result.config
}
const start = (env: Record<string, string> = {}) =>
  startServer({ config: configOf(env), log: silent, maps: testMaps() })

/** Waits until no other connection to the database of this test is open. */
async function nobodyConnected(): Promise<void> {
  const { db, pool } = connectDatabase({ url: database.url, size: 1 })
  await until(async () => {
    const { rows } = await pool.query(
      'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    return rows.length === 0
  })
  await db.destroy()
}

it('starts, serves, and stops with nothing left open; a second stop is the first', async () => {
  const server = await start()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await Promise.all([server.stop(), server.stop()])
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  await nobodyConnected()
})

it('takes calls for DRAIN_SECONDS after it was asked to stop, while its readiness fails', async () => {
  const server = await start({ DRAIN_SECONDS: '60', ROLES: 'api' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const stopped = server.stop()
    await vi.advanceTimersByTimeAsync(59_999)
    const ready = await fetch(`${server.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not ready', checks: { process: 'stopping' } },
    ])
    const call = await fetch(`${server.url}/healthz`)
    expect([call.status, call.headers.get('connection')]).toEqual([200, 'close'])
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await stopped
  } finally {
    vi.useRealTimers()
  }
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
})

it('stops at once where nothing sends it calls', async () => {
  const server = await start({ DRAIN_SECONDS: '60', ROLES: 'worker' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stopped = server.stop()
  const waits = vi.getTimerCount()
  vi.useRealTimers()
  expect(waits).toBe(0)
  await stopped
})

it('finds everything as it was when it starts again', async () => {
  const first = await start()
  const signer = first.platform.signer('quote')
  const signed = await signer.sign('t+jwt', { sub: 'x' }, new Date(Date.now() + 60_000))
  await first.stop()
  const second = await start()
  expect(await second.platform.signer('quote').verify('t+jwt', signed)).toMatchObject({
    ok: true,
    claims: { sub: 'x' },
  })
  expect(await second.platform.signer('quote').verify('other+jwt', signed)).toEqual({
    ok: false,
    why: 'invalid',
  })
  expect(await second.platform.signer('session').verify('t+jwt', signed)).toEqual({
    ok: false,
    why: 'invalid',
  })
  await second.stop()
})

it('two processes share one database, one job and one key', async () => {
  const [one, two] = await Promise.all([start(), start()])
  const keys = await Promise.all(
    [one, two].map(({ platform }) =>
      platform.signer('session').sign('t+jwt', {}, new Date(Date.now() + 60_000)),
    ),
  )
  const verified = await Promise.all(
    keys.map((token) => one.platform.signer('session').verify('t+jwt', token)),
  )
  expect(verified.map(({ ok }) => ok)).toEqual([true, true])
  await Promise.all([one.stop(), two.stop()])
})

it('a server that cannot listen fails with a message and closes everything', async () => {
  const first = await start()
  const port = new URL(first.url).port
  await expect(start({ PORT: port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  await first.stop()
  await nobodyConnected()
})

it('a start without a database fails with the name of what is missing', async () => {
  const config = { ...configOf({}), databaseUrl: undefined }
  await expect(startServer({ config, log: silent, maps: testMaps() })).rejects.toThrow('DATABASE_URL')
})
