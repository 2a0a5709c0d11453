import { pino } from 'pino'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { createReplicaState, type ReplicaState, type Unfit } from './replica-state.ts'

interface Status {
  readonly is_standby?: boolean
  readonly cluster?: string
  readonly replayed?: number
}

/** Functions that answer in the place of those of PostgreSQL, because they come first in the search path of the probe. */
const FUNCTIONS = `
  create schema standby;
  create table standby.status as select true as is_standby, 'cluster' as cluster, 100 as replayed;
  create function standby.pg_is_in_recovery() returns boolean language sql as 'select is_standby from standby.status';
  create function standby.pg_last_wal_replay_lsn() returns pg_lsn language sql
    as $$ select '0/0'::pg_lsn + replayed from standby.status $$;
  create function standby.pg_control_system() returns table (system_identifier text) language sql
    as 'select cluster from standby.status'`

let database: TestDatabase
let client: Client
let state: ReplicaState
const found: (Unfit | undefined)[] = []
/** The position of the primary; a measurement waits for it. */
let position: Promise<number>
let release: () => void = () => undefined

beforeEach(async () => {
  found.length = 0
  position = Promise.resolve(100)
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(FUNCTIONS)
  const url = new URL(database.url)
  url.searchParams.set('options', '-c search_path=standby,pg_catalog')
  state = createReplicaState({
    url: url.href,
    primaryPosition: () => position,
    primaryIdentity: async () => `cluster${url.pathname}`,
    bounds: { lagSeconds: 5, waitMs: 1000 },
    onChange: (unfit) => found.push(unfit),
    log: pino({ enabled: false }),
  })
})
afterEach(async () => {
  release()
  await state.stop()
  await client.end()
  await database.drop()
})

async function change(status: Status): Promise<void> {
  const { rows } = await client.query<Status>('select * from standby.status')
  const { is_standby, cluster, replayed } = { ...rows[0], ...status }
  await client.query('update standby.status set is_standby = $1, cluster = $2, replayed = $3', [
    is_standby,
    cluster,
    replayed,
  ])
}

const isFit = () => eventually(() => expect(state.unfit()).toBeUndefined())

/** No measurement ends until `release` is called. */
function holdMeasurements(): void {
  const { promise, resolve } = Promise.withResolvers<number>()
  position = promise
  release = () => {
    position = Promise.resolve(100)
    resolve(100)
  }
}

it('starts without waiting for the first measurement', async () => {
  holdMeasurements()
  await state.start()
  expect(state.unfit()).toBe('away')
  release()
  await isFit()
})

it('does not take a standby that is back with less for the one that it was before', async () => {
  await state.start()
  await isFit()
  expect(await state.reaches(100)).toBe(true)
  holdMeasurements()
  await change({ replayed: 50 })
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await eventually(async () => expect(await state.reaches(100)).toBe(false))
})

it.each([
  ['was promoted', { is_standby: false }],
  ['is the standby of another database', { cluster: 'other' }],
])('sends no read to a server that %s since the last measurement', async (_, status) => {
  await state.start()
  await isFit()
  holdMeasurements()
  await change({ ...status, replayed: 1000 })
  expect(await state.reaches(200)).toBe(false)
  release()
  await eventually(() => expect(found).toEqual([undefined, 'no-standby']))
})

it('lets no other read wait for a standby that is behind, until the next measurement', async () => {
  await state.start()
  await isFit()
  holdMeasurements()
  expect(await state.reaches(100)).toBe(true)
  expect(state.isBehind()).toBe(false)
  expect(await state.reaches(200)).toBe(false)
  expect(state.isBehind()).toBe(true)
  release()
  await eventually(() => expect(state.isBehind()).toBe(false))
})

it('leaves a server that has replayed more than the primary has', async () => {
  await change({ replayed: 101 })
  await state.start()
  await eventually(() => expect(found).toEqual(['no-standby']))
})
