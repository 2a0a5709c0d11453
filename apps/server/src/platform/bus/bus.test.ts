import { connect } from '@nats-io/transport-node'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createTestCore, silent, until } from '../../../test/core.ts'
import { createNatsServer, hasNatsServer } from '../../../test/servers/nats-server.ts'
import { openLink } from '../../../test/servers/link.ts'
import { inTransaction } from '../database/transaction.ts'
import { refuse } from '../refusal.ts'
import { systemClock } from '../clock.ts'
import { createMetrics } from '../metrics/metrics.ts'
import type { BusId } from './bus.ts'
import type { BusAccess } from './bus-url.ts'
import { createBus } from './create-bus.ts'
import { createNatsBus } from './nats-bus.ts'

type Core = Awaited<ReturnType<typeof createTestCore>>
type Nats = Awaited<ReturnType<typeof createNatsServer>>

let nats: Nats | undefined
/** Ends the connections of all processes to the bus, which are then made again. */
const cuts = {
  notify: ({ db }: Core) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'beckon-bus'
      and datname = current_database()`.execute(db),
  nats: async () => {
    await nats?.kill()
    await nats?.start()
  },
}

describe.each([
  ['notifications of the database', 'notify', true],
  ['NATS (skipped where no nats-server is installed)', 'nats', hasNatsServer],
] as const)('the bus of %s', (_name, kind, canRun) => {
  describe.runIf(canRun)('as two processes use it', () => {
    let core: Core
    let other: Core['bus']
    const heard: (readonly BusId[])[] = []
    let gaps = 0

    beforeAll(async () => {
      let access: BusAccess | undefined
      if (kind === 'nats') {
        nats = await createNatsServer()
        access = nats.access
      }
      core = await createTestCore(systemClock, access)
      const second = core.anotherBus()
      other = second
      other.subscribe('topic', (ids) => heard.push(ids))
      other.onGap(() => {
        gaps += 1
      })
      await core.start()
      await second.start()
    })
    afterAll(async () => {
      await core.stop()
      await nats?.kill()
    })
    beforeEach(() => void (heard.length = 0))

    it('a message reaches every process with its ids, in order, and those of other topics do not', async () => {
      const own: (readonly BusId[])[] = []
      core.bus.subscribe('topic', (ids) => own.push(ids))
      await core.bus.publish(core.db, 'another', ['x'])
      for (let index = 0; index < 50; index += 1) await core.bus.publish(core.db, 'topic', [index, 'عربي'])
      await until(() => heard.length === 50 && own.length === 50)
      const sent = Array.from({ length: 50 }, (_, index) => [index, 'عربي'])
      expect([heard, own]).toEqual([sent, sent])
    })

    it('a message of a transaction comes after the commit, and none of one that was rolled back', async () => {
      await core.db.schema.createTable('told').addColumn('id', 'text').execute()
      const seen: number[] = []
      other.subscribe('told', () => {
        void sql`select * from told`.execute(core.db).then(({ rows }) => seen.push(rows.length))
      })
      await inTransaction(core.db, async (tx) => {
        await core.bus.publish(tx, 'told', ['never'])
        return refuse('order.invalid')
      })
      await inTransaction(core.db, async (tx) => {
        await core.bus.publish(tx, 'told', ['once'])
        await sql`insert into told values ('once')`.execute(tx)
      })
      await until(() => seen.length > 0)
      expect(seen).toEqual([1])
    })

    it('the bus reconnects after its connection was cut, and reports a gap', async () => {
      await core.bus.publish(core.db, 'topic', ['before', 1])
      await until(() => heard.length === 1)
      const before = gaps
      await cuts[kind](core)
      await until(() => gaps > before)
      await until(async () => {
        await core.bus.publish(core.db, 'topic', ['after'])
        return heard.length > 1
      })
      expect(heard[0]).toEqual(['before', 1])
      expect(heard.at(-1)).toEqual(['after'])
    })

    it('messages about vendors reach the processes that follow them, in order, and others do not', async () => {
      const seen = new Map<string, (readonly BusId[])[]>()
      for (const [name, bus] of [
        ['own', core.bus],
        ['other', other],
      ] as const) {
        seen.set(name, [])
        bus.subscribe('of-vendors', (ids) => seen.get(name)?.push(ids))
      }
      const names = ['shop.east', 'a > b * "c", \\', 'متجر', 'shop']
      for (const name of names.slice(0, 3)) await other.follow(name)
      await core.bus.follow('shop')
      await inTransaction(core.db, async (tx) => {
        const messages = [1, 2, 3].flatMap((n) => names.map((name) => [name, n] as const))
        await core.bus.publishToFollowers(tx, 'of-vendors', messages)
        await core.bus.publishToFollowers(tx, 'of-vendors', [])
      })
      await until(() => seen.get('own')?.length === 3 && seen.get('other')?.length === 9)
      expect(seen.get('own')).toEqual([1, 2, 3].map((n) => ['shop', n]))
      for (const name of names.slice(0, 3)) {
        expect(seen.get('other')?.filter(([vendorId]) => vendorId === name)).toEqual(
          [1, 2, 3].map((n) => [name, n]),
        )
      }
    })

    it('a process that follows no vendor reads none of the messages about vendors, and counts those that reached it', async () => {
      const metrics = createMetrics()
      const access = kind === 'nats' ? nats?.access : undefined
      const idle = createBus({ databaseUrl: core.url, access, log: silent, metrics })
      const read: (readonly BusId[])[] = []
      for (const topic of ['counted', 'end']) idle.subscribe(topic, (ids) => read.push(ids))
      await idle.start()
      const messages = Array.from({ length: 200 }, (_, index) => [`shop-${index % 40}`, index] as const)
      await core.bus.publishToFollowers(core.db, 'counted', messages)
      await core.bus.publish(core.db, 'end', ['end'])
      await until(() => read.length > 0)
      await idle.stop()
      expect(read).toEqual([['end']])
      const shown = await metrics.expose()
      expect(shown).toContain('beckon_bus_messages_total{result="read"} 1')
      expect(shown).toContain(`beckon_bus_messages_total{result="left_out"} ${kind === 'nats' ? 0 : 200}`)
      metrics.stop()
    })

    it('a message published after the begin of following arrives, and none after its end', async () => {
      const seen: (readonly BusId[])[] = []
      other.subscribe('followed', (ids) => seen.push(ids))
      for (let round = 0; round < 30; round += 1) {
        await other.follow('corner')
        await core.bus.publishToFollowers(core.db, 'followed', [['corner', round]])
        await until(() => seen.length === round + 1)
        other.unfollow('corner')
      }
      await core.bus.publishToFollowers(core.db, 'followed', [['corner', 'late']])
      await core.bus.publish(core.db, 'topic', ['end'])
      await until(() => heard.length > 0)
      expect(seen).toHaveLength(30)
    })

    it('a process still follows its vendors after its connection was cut', async () => {
      const seen: (readonly BusId[])[] = []
      other.subscribe('kept', (ids) => seen.push(ids))
      await other.follow('kept')
      const before = gaps
      await cuts[kind](core)
      await until(() => gaps > before)
      await until(async () => {
        await core.bus.publishToFollowers(core.db, 'kept', [
          ['kept', 1],
          ['not', 2],
        ])
        return seen.length > 0
      })
      expect(seen[0]).toEqual(['kept', 1])
    })

    it('refuses what does not fit', async () => {
      await expect(core.bus.publish(core.db, 'topic', ['x'.repeat(8000)])).rejects.toThrow('too much')
    })
  })
})

describe('a bus of notifications', () => {
  it("a process of this release and one of the release before read each other's notifications", async () => {
    const core = await createTestCore()
    const read: (readonly BusId[])[] = []
    const earlier: unknown[] = []
    core.bus.subscribe('topic', (ids) => read.push(ids))
    await core.bus.follow('second')
    await core.start()
    const client = new Client({ connectionString: core.url })
    await client.connect()
    client.on('notification', ({ payload }) => earlier.push(JSON.parse(payload ?? '')))
    await client.query('listen beckon')
    // A message of the release before is for everyone: it may be about several vendors.
    await client.query('select pg_notify($1, $2)', ['beckon', '["topic","first",1,"second",2]'])
    await core.bus.publishToFollowers(core.db, 'topic', [['second', 3]])
    await until(() => read.length === 2 && earlier.length === 2)
    expect(read).toEqual([
      ['first', 1, 'second', 2],
      ['second', 3],
    ])
    expect(earlier[1]).toEqual(['topic', 'second', 3])
    await client.end()
    await core.stop()
  })
})

describe.runIf(hasNatsServer)('a bus of NATS (skipped where no nats-server is installed)', () => {
  it('that cannot be reached, or refuses the password, does not start', async () => {
    const server = await createNatsServer()
    const wrong = await createTestCore(systemClock, { ...server.access, pass: 'another' })
    await expect(wrong.bus.start()).rejects.toThrow(/authorization/iu)
    await server.kill()
    await expect(wrong.bus.start()).rejects.toThrow(/refused/iu)
    await wrong.stop()
  })

  it('that is closed fails no change that was committed', async () => {
    const server = await createNatsServer()
    const core = await createTestCore(systemClock, server.access)
    await core.start()
    await core.bus.stop()
    const change = inTransaction(core.db, async (tx) => {
      await core.bus.publish(tx, 'topic', ['late'])
      return 'changed'
    })
    await expect(change).resolves.toBe('changed')
    await core.stop()
    await server.kill()
  })

  it('leaves out what others write to it', async () => {
    const server = await createNatsServer()
    const core = await createTestCore(systemClock, server.access)
    const heard: (readonly BusId[])[] = []
    core.bus.subscribe('topic', (ids) => heard.push(ids))
    await core.start()
    const stranger = await connect({ ...server.access, servers: [...server.access.servers] })
    for (const text of ['', '{', '[]', '[1]', '["topic",{"a":1}]', '["topic",null]'])
      stranger.publish('beckon', text)
    stranger.publish('beckon', '["topic","fine"]')
    await until(() => heard.length > 0)
    expect(heard).toEqual([['fine']])
    await stranger.close()
    await core.stop()
    await server.kill()
  })

  it('reports a gap after what it is sent was lost, and reads again', async () => {
    const server = await createNatsServer()
    onTestFinished(() => server.kill())
    const [host = '', port] = server.access.servers[0]?.split(':') ?? []
    const link = await openLink({ host, port: Number(port) })
    onTestFinished(link.close)
    const core = await createTestCore()
    onTestFinished(() => core.stop())
    const access = { ...server.access, servers: [link.address] }
    const bus = createNatsBus(access, { log: silent, measures: undefined, pingMs: 200 })
    let gaps = 0
    const read: (readonly BusId[])[] = []
    bus.onGap(() => void (gaps += 1))
    bus.subscribe('topic', (ids) => read.push(ids))
    await bus.start()
    onTestFinished(() => bus.stop())
    link.silence()
    await until(() => gaps > 0)
    await bus.publish(core.db, 'topic', ['after'])
    await until(() => read.length > 0)
    expect(read).toEqual([['after']])
  })
})
