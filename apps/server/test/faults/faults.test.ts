import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShops, type Shop } from '../../../../bench/city-day/shops.ts'
import { temporaryData } from '../../../../tools/test/temporary-data.ts'
import { until } from '../core.ts'
import { codeOf } from '../releases/old-service.ts'
import { isLong } from '../../../../tools/test/is-long.ts'
import { hasNatsServer } from '../servers/nats-server.ts'
import { type Followed, expectWhole } from './checks.ts'
import { type Client, createClient, isFailed } from './client.ts'
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts'
import { commitBeforeNewestMigration } from './earlier-code.ts'
import { type Fault, type FaultDeps, faults, rollingUpgrade, unexcused } from './faults.ts'
import { canMakeHosts } from './network.ts'
import { openLoad, openScreenOf, placedBy, signInAgain } from './shops.ts'

const only = new RegExp(process.env['FAULTS_ONLY'] ?? '', 'u')
const has = (program: string, question = '-v') => spawnSync(program, [question]).status === 0
const canRun = canMakeHosts() && hasNatsServer && has('haproxy') && has('iptables', '--version')
const [SHOPS, PROGRESS] = isLong ? [6, 2] : [3, 1]
const SCREENS_EACH = 2
const FIRST_SHOP = 50_000
const fewProcesses: ClusterOptions['hosts'] = { a: [['api', 'live'], ['worker']], b: [['api', 'live']] }
const manyProcesses: ClusterOptions['hosts'] = {
  a: [['api'], ['live'], ['worker']],
  b: [['api'], ['live']],
  c: [['worker']],
}
const chosen = faults.filter(({ name, isShort }) => (isLong || isShort) && only.test(name))

const rows: string[][] = []
let opened = 0

describe.runIf(canRun)(
  'a service on several hosts (skipped without root, network namespaces, iptables, haproxy and nats-server)',
  () => {
    let running: Running
    beforeAll(async () => {
      running = await startAll(isLong ? manyProcesses : fewProcesses)
    })
    afterAll(async () => {
      await running?.stop()
      process.stdout.write(`${tableOf(rows)}\n`)
    })

    it.each(chosen)(
      'loses nothing, and no call fails beyond the cut: $name',
      { timeout: 1_800_000 },
      async (fault) => expect(await tryFault(fault, running)).toEqual([]),
    )

    it.runIf(isLong)('a lock of a host that is gone is free before the host is found', async () => {
      const { database, folder } = running.cluster
      const host = running.cluster.hostOf('b')
      const LOCK = 20_126
      const isFree = async () => {
        const [tried] = await database.query<{ free: boolean }>(
          `select pg_try_advisory_xact_lock(${LOCK}) as free`,
        )
        return tried?.free === true
      }
      const command = [process.execPath, 'apps/server/test/faults/hold-lock.ts', database.url, String(LOCK)]
      const holder = host.run(command, { log: join(folder, 'hold-lock.log') })
      await until(async () => !(await isFree()))
      host.cut()
      try {
        await until(isFree)
      } finally {
        host.mend()
        holder.kill('SIGKILL')
      }
    })
  },
)

const before = canRun && isLong && only.test('rolling upgrade') ? commitBeforeNewestMigration() : undefined

it.runIf(before !== undefined)(
  'an upgrade of one process after the other loses nothing (skipped where the earlier code cannot run)',
  { timeout: 1_800_000 },
  async () => {
    const code = temporaryData('earlier')
    codeOf(before ?? '', code.path)
    const running = await startAll(manyProcesses, code.path)
    try {
      expect(await tryFault(rollingUpgrade(process.cwd()), running)).toEqual([])
    } finally {
      await running.stop()
      code.remove()
    }
  },
)

interface Running {
  readonly cluster: Cluster
  readonly client: Client
  stop(): Promise<void>
}

async function startAll(hosts: ClusterOptions['hosts'], code?: string): Promise<Running> {
  const cluster = await startCluster({
    ...{ hosts, natsNodes: isLong ? 3 : 1, withReplica: isLong && code === undefined },
    ...(code === undefined ? {} : { code }),
  })
  const client = createClient(cluster.address)
  await until(async () => (await client.call('GET', '/healthz')).ok)
  return {
    cluster,
    client,
    async stop() {
      client.close()
      await cluster.stop()
    },
  }
}

/** Breaks something while shops work, and checks what is left. Returns the failed calls that the fault does not excuse. */
async function tryFault(fault: Fault, { cluster, client }: Running) {
  const shops = await shopsOf(cluster, client, FIRST_SHOP + opened)
  opened += SHOPS
  const followed = shops.flatMap((shop, index) =>
    Array.from({ length: SCREENS_EACH }, (_, screen) => ({
      shop,
      screen: openScreenOf(client, cluster.address, shop, index * SCREENS_EACH + screen),
    })),
  )
  const load = openLoad(client, shops)
  const calledBefore = client.seen.length
  const { cutAt } = await underLoad(fault, { cluster, client, shops, followed, load })
  const calls = client.seen.slice(calledBefore)
  const failed = calls.filter(isFailed)
  const wrong = unexcused(fault, failed, cutAt)
  const { history } = load
  const found = await expectWhole({ database: cluster.database, client, history, shops, followed })
  for (const { screen } of followed) screen.close()
  const counts = [calls.length, failed.length, failed.length - wrong.length, history.placed.length, found]
  rows.push([fault.name, ...counts.map(String)])
  if (isLong) process.stdout.write(`${fault.name} | ${counts.join(' | ')}\n`)
  return wrong
}

interface World {
  readonly cluster: Cluster
  readonly client: Client
  readonly shops: readonly Shop[]
  readonly followed: readonly Followed[]
  readonly load: ReturnType<typeof openLoad>
}

/** Runs a fault while the shops work. */
async function underLoad(fault: Fault, { cluster, client, shops, followed, load }: World) {
  let cutAt: number | undefined
  const allLive = () => until(() => followed.every(({ screen }) => screen.isLive()))
  const counts = () => shops.map((shop) => placedBy(load.history, shop).length)
  const progress = async () => {
    const before = counts()
    await until(() => counts().every((count, index) => count >= (before[index] ?? 0) + PROGRESS))
  }
  const deps: FaultDeps = {
    ...{ cluster, progress, allLive },
    signInAgain: () => signInAgain(client, shops, load.history),
    cut: () => (cutAt = performance.now()),
  }
  await allLive()
  load.start()
  try {
    await progress()
    await fault.run(deps)
    await progress()
    await allLive()
  } finally {
    await load.stop()
  }
  return { cutAt }
}

/** Shops without orders. */
async function shopsOf({ database }: Cluster, client: Client, after: number): Promise<readonly Shop[]> {
  const connection = new pg.Client({ connectionString: database.url })
  await connection.connect()
  const shops = await openShops(client, connection, SHOPS, after)
  await connection.end()
  return shops
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const all = [
    ['fault', 'calls', 'failed', 'of these excused', 'orders acknowledged', 'orders found'],
    ...rows,
  ]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
