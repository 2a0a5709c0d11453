import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShops, type Shop } from '../../../../bench/city-day/shops.ts'
import { until } from '../core.ts'
import { hasNatsServer } from '../servers/nats-server.ts'
import { type Followed, expectWhole } from './checks.ts'
import { type Client, createClient, isFailed } from './client.ts'
import { type Cluster, type ClusterOptions, startCluster } from './cluster.ts'
import { type Fault, type FaultDeps, faults, unexcused } from './faults.ts'
import { canMakeHosts } from './network.ts'
import { openLoad, openScreenOf, placedBy, signInAgain } from './shops.ts'

/** `npm run test:faults` runs the whole table. */
const isLong = process.env['FAULTS'] === 'all'
const only = process.env['FAULTS_ONLY'] ?? ''
const has = (program: string) => spawnSync(program, ['-v']).status === 0
const canRun = canMakeHosts() && hasNatsServer && has('haproxy')
const [SHOPS, PROGRESS] = isLong ? [6, 2] : [3, 1]
const SCREENS_EACH = 2
const fewProcesses: ClusterOptions['hosts'] = { a: [['api', 'live'], ['worker']], b: [['api', 'live']] }
const manyProcesses: ClusterOptions['hosts'] = {
  a: [['api'], ['live'], ['worker']],
  b: [['api'], ['live']],
  c: [['worker']],
}
const chosen = faults.filter(({ name, isShort }) => (isLong || isShort) && name.includes(only))

describe.runIf(canRun)(
  'a service on several hosts (skipped without root, network namespaces, haproxy and nats-server)',
  () => {
    let cluster: Cluster
    let client: Client
    let shops: readonly Shop[]
    let load: ReturnType<typeof openLoad>
    const followed: Followed[] = []
    const rows: string[][] = []

    beforeAll(async () => {
      cluster = await startCluster({
        hosts: isLong ? manyProcesses : fewProcesses,
        natsNodes: 3,
        withReplica: isLong,
      })
      client = createClient(cluster.address)
      await until(async () => (await client.call('GET', '/healthz')).ok)
      shops = await shopsOf(cluster, client)
      load = openLoad(client, shops)
      for (const shop of shops)
        for (let index = 0; index < SCREENS_EACH; index += 1)
          followed.push({ shop, screen: openScreenOf(client, cluster.address, shop, followed.length) })
      await allLive()
    })
    afterAll(async () => {
      for (const { screen } of followed) screen.close()
      client?.close()
      await cluster?.stop()
      console.log(tableOf(rows))
    })

    const allLive = () => until(() => followed.every(({ screen }) => screen.isLive()))
    const progress = async () => {
      const counts = () => shops.map((shop) => placedBy(load.history, shop).length)
      const before = counts()
      await until(() => counts().every((count, index) => count >= (before[index] ?? 0) + PROGRESS))
    }

    it.each(chosen)('loses nothing and lets nobody see a fault: $name', { timeout: 900_000 }, async (fault) => {
      const before = client.seen.length
      const cutAt = await underLoad(fault)
      const calls = client.seen.slice(before)
      const failed = calls.filter(isFailed)
      const wrong = unexcused(fault, failed, cutAt)
      const found = await expectWhole({ database: cluster.database, client, history: load.history, shops, followed })
      rows.push([
        fault.name,
        String(calls.length),
        `${failed.length - wrong.length} / ${failed.length}`,
        `${load.history.placed.size} / ${found}`,
        'hold',
      ])
      expect(wrong).toEqual([])
    })

    it.runIf(isLong)('a lock of a host that is gone is free while nobody has found the host yet', async () => {
      const { database, folder } = cluster
      const host = cluster.hostOf('b')
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

    /** Runs a fault while the shops work; returns the moment of the cut. */
    async function underLoad(fault: Fault): Promise<number | undefined> {
      let cutAt: number | undefined
      const deps: FaultDeps = {
        ...{ cluster, progress, allLive },
        signInAgain: () => signInAgain(client, shops, load.history),
        cut: () => (cutAt = performance.now()),
      }
      load.start()
      try {
        await progress()
        await fault.run(deps)
        await progress()
        await allLive()
      } finally {
        await load.stop()
      }
      return cutAt
    }
  },
)

async function shopsOf({ database }: Cluster, client: Client): Promise<readonly Shop[]> {
  const connection = new pg.Client({ connectionString: database.url })
  await connection.connect()
  const shops = await openShops(client, connection, SHOPS)
  await connection.end()
  return shops
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const all = [['fault', 'calls', 'failed: excused / seen', 'orders: acknowledged / found', 'the rest'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
