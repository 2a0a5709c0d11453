import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCore, until } from '../../../test/core.ts'
import type { BusId } from './bus.ts'

let core: Awaited<ReturnType<typeof createTestCore>>
const heard: (readonly BusId[])[] = []
let gaps = 0
beforeAll(async () => {
  core = await createTestCore()
  core.bus.subscribe('topic', (ids) => heard.push(ids))
  core.bus.onGap(() => {
    gaps += 1
  })
  await core.start()
})
afterAll(() => core.stop())

it('the bus reconnects after its connection was cut, and reports a gap', async () => {
  await core.bus.publish(core.db, 'topic', ['before', 1])
  await until(() => heard.length === 1)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'beckon-bus'
    and datname = current_database()`.execute(core.db)
  await until(() => gaps === 1)
  await core.bus.publish(core.db, 'topic', ['after'])
  await until(() => heard.length === 2)
  expect(heard).toEqual([['before', 1], ['after']])
})

it('refuses what does not fit', async () => {
  await expect(core.bus.publish(core.db, 'topic', ['x'.repeat(8000)])).rejects.toThrow('too much')
})
