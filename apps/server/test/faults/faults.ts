import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../core.ts'
import { openLink } from '../servers/link.ts'
import type { SeenCall } from './client.ts'
import { type Cluster, type Member, NATS_PORT } from './cluster.ts'
import { DATABASE_PORT } from './database.ts'
import { fullDisk } from './full-disk.ts'

/** For how many further orders of each shop a fault lasts that does not end by itself. */
const ROUNDS = 3
const [DELAY_MS, LOSS_PERCENT] = [200, 5]

/** The parts that a fault may use. */
export interface FaultDeps {
  readonly cluster: Cluster
  /** Waits until every shop got further orders acknowledged. */
  progress(): Promise<void>
  /** Waits until every page has its live connection. */
  allLive(): Promise<void>
  /** Signs every shop in again, and lists its orders with the new token several times. */
  signInAgain(): Promise<void>
  /** Calls that began before this moment may have been under way at what was cut. */
  cut(): void
}

export interface Fault {
  readonly name: string
  /** Part of `npm test`. */
  readonly isShort?: true
  /** Whether a call may fail that was under way and that HAProxy must not repeat. */
  readonly allows: 'nothing' | 'calls under way' | 'calls before the cut'
  /** Resolves once everything runs again. */
  run(deps: FaultDeps): Promise<void>
}

const processesOf = ({ members }: Cluster, host: string): readonly Member[] =>
  members.filter((one) => one.host.name === host)

/** Starts processes and waits until HAProxy sends them calls. */
async function back({ cluster }: FaultDeps, members: readonly Member[]): Promise<void> {
  await Promise.all(members.map((one) => one.start()))
  await Promise.all(members.map((one) => cluster.balanced(one)))
}

const servingOn = (cluster: Cluster, host: string): readonly Member[] =>
  processesOf(cluster, host).filter(({ roles }) => !roles.includes('worker'))

/** Kills processes at once; the service goes on without them. */
async function killed(deps: FaultDeps, members: readonly Member[]): Promise<void> {
  await Promise.all(members.map((one) => one.kill()))
  deps.cut()
  await deps.progress()
  await deps.allLive()
  await back(deps, members)
}

async function restarted(deps: FaultDeps, members: readonly Member[]): Promise<void> {
  const codes = await Promise.all(members.map((one) => one.stop()))
  if (codes.some((code) => code !== 0)) throw new Error(`ended with ${codes.join(', ')}`)
  await deps.allLive()
  await back(deps, members)
}

/** Pulls the cable of a host until its sockets have moved, and for some time more. */
async function cutOff(deps: FaultDeps, name: string, milliseconds: number): Promise<void> {
  const { cluster, progress, allLive } = deps
  const members = processesOf(cluster, name)
  const host = cluster.hostOf(name)
  host.cut()
  try {
    await until(() => members.every((one) => cluster.isOut(one)))
    deps.cut()
    await allLive()
    await pause(milliseconds)
    await progress()
  } finally {
    host.mend()
  }
  await until(async () => (await Promise.all(members.map((one) => one.isReady()))).every(Boolean))
  await Promise.all(members.map((one) => cluster.balanced(one)))
}

/** Restarts processes of a host so that they reach the database and the bus over slow links, while its own link loses packets. */
async function slowed(deps: FaultDeps, members: readonly Member[]): Promise<void> {
  const { network, database, nats } = deps.cluster
  const [node] = nats.hosts
  const [first] = members
  if (!node || !first) throw new Error('no node of the bus or no process')
  const slow = { address: network.address, delayMs: DELAY_MS }
  const toDatabase = await openLink({ host: database.address, port: DATABASE_PORT }, slow)
  const toBus = await openLink({ host: node.address, port: NATS_PORT }, slow)
  const env = { DATABASE_URL: database.urlAt(toDatabase.address), BUS_URL: nats.urlAt(toBus.address) }
  const stopLoss = first.host.lose(LOSS_PERCENT)
  try {
    for (const member of members) member.changed = { env }
    await restarted(deps, members)
    for (let round = 0; round < ROUNDS; round += 1) await deps.progress()
  } finally {
    stopLoss()
    for (const member of members) member.changed = {}
  }
  await restarted(deps, members)
  for (const link of [toDatabase, toBus]) link.close()
}

const shiftedBy = (seconds: number): Member['changed'] => ({
  env: { CLOCK_SHIFT_SECONDS: String(seconds) },
  nodeArgs: ['--import', './apps/server/test/faults/shift-clock.mjs'],
})

export const faults: readonly Fault[] = [
  {
    name: 'rolling restart, one host after the other',
    isShort: true,
    allows: 'nothing',
    async run(deps) {
      const hosts = new Set(deps.cluster.members.map(({ host }) => host.name))
      for (const host of hosts) await restarted(deps, processesOf(deps.cluster, host))
    },
  },
  {
    name: 'kill -9 of all that serves on one host',
    isShort: true,
    allows: 'calls under way',
    run: (deps) => killed(deps, servingOn(deps.cluster, 'a')),
  },
  {
    name: 'a host that nobody reaches, until its sockets have moved',
    allows: 'calls under way',
    run: (deps) => cutOff(deps, 'b', 0),
  },
  ...(['api', 'live', 'worker'] as const).map((role): Fault => ({
    name: `kill -9 of a process with the role ${role}`,
    allows: role === 'worker' ? 'nothing' : 'calls under way',
    run: (deps) => killed(deps, [deps.cluster.member(`${role}-a`)]),
  })),
  {
    name: 'kill -9 of the simulated riders',
    allows: 'nothing',
    async run({ cluster, progress }) {
      await cluster.riders.kill()
      await progress()
      cluster.riders.startAgain()
    },
  },
  {
    name: 'kill -9 of a NATS node',
    allows: 'nothing',
    async run({ cluster, progress, allLive }) {
      await cluster.nats.kill(0)
      await progress()
      await allLive()
      cluster.nats.startAgain(0)
    },
  },
  {
    name: 'kill -9 of the replica',
    allows: 'nothing',
    async run({ cluster, progress }) {
      const { replica } = cluster.database
      if (!replica) throw new Error('no replica')
      replica.kill()
      for (let round = 0; round < 3; round += 1) await progress()
      await replica.start()
    },
  },
  {
    name: 'a host with api and live that nobody reaches for 30 s',
    allows: 'calls under way',
    run: (deps) => cutOff(deps, 'b', 30_000),
  },
  {
    name: 'a host with a worker that nobody reaches for 30 s',
    allows: 'nothing',
    run: (deps) => cutOff(deps, 'c', 30_000),
  },
  {
    name: '200 ms to the database and the bus, and 5 % loss on the link of one host',
    allows: 'nothing',
    run: (deps) => slowed(deps, servingOn(deps.cluster, 'b')),
  },
  {
    name: 'clocks that are two minutes ahead and two behind',
    allows: 'nothing',
    async run(deps) {
      const ahead = deps.cluster.member('api-b')
      const behind = deps.cluster.member('worker-c')
      ahead.changed = shiftedBy(120)
      behind.changed = shiftedBy(-120)
      await restarted(deps, [ahead, behind])
      for (let round = 0; round < ROUNDS; round += 1) await deps.progress()
      await deps.signInAgain()
      ahead.changed = {}
      behind.changed = {}
      await restarted(deps, [ahead, behind])
    },
  },
  {
    name: 'a full disk of one process',
    allows: 'nothing',
    async run(deps) {
      const member = deps.cluster.member('api-b')
      const disk = fullDisk(join(deps.cluster.folder, 'full'))
      try {
        member.changed = { env: { DATA_DIR: disk.path, TMPDIR: disk.path } }
        await restarted(deps, [member])
        for (let round = 0; round < ROUNDS; round += 1) await deps.progress()
        member.changed = {}
        await restarted(deps, [member])
      } finally {
        disk.remove()
      }
    },
  },
]

/**
 * An upgrade of one process after the other, in the order of docs/how-to/image.md, from earlier code, which may end calls when it
 * stops. The code of today takes over its orders, its jobs and its sockets.
 */
export const rollingUpgrade = (code: string): Fault => ({
  name: 'rolling upgrade from the code before the newest migration',
  allows: 'calls before the cut',
  async run(deps) {
    for (const role of ['live', 'api', 'worker'] as const) {
      for (const member of deps.cluster.members.filter(({ roles }) => roles[0] === role)) {
        member.changed = { code }
        await restarted(deps, [member])
      }
      await deps.progress()
    }
    deps.cut()
  },
})

/** The failed calls that a fault does not excuse. */
export function unexcused(
  { allows }: Fault,
  failed: readonly SeenCall[],
  cutAt: number | undefined,
): readonly SeenCall[] {
  if (allows === 'nothing' || cutAt === undefined) return failed
  return failed.filter(
    ({ isRepeatable, began }) => began > cutAt || (allows === 'calls under way' && isRepeatable),
  )
}
