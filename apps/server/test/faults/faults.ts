import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../core.ts'
import type { SeenCall } from './client.ts'
import type { Cluster, Member } from './cluster.ts'
import { fullDisk } from './full-disk.ts'

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
  readonly allows: 'nothing' | 'calls under way'
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
      await deps.progress()
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
    name: '200 ms and 5 % loss on the link of one host',
    allows: 'nothing',
    async run({ cluster, progress }) {
      const { host } = cluster.member('api-b')
      const { isDelayed, undo } = host.disturb(200, 5)
      if (!isDelayed) process.stdout.write('The kernel has no netem: the link only loses.\n')
      for (let round = 0; round < 5; round += 1) await progress()
      undo()
    },
  },
  {
    name: 'clocks that are two minutes ahead and two behind',
    allows: 'nothing',
    async run(deps) {
      const [ahead, behind] = ['api-b', 'worker-c'].map((name) => deps.cluster.member(name)) as [
        Member,
        Member,
      ]
      ahead.changed = shiftedBy(120)
      behind.changed = shiftedBy(-120)
      await restarted(deps, [ahead, behind])
      for (let round = 0; round < 5; round += 1) await deps.progress()
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
        for (let round = 0; round < 5; round += 1) await deps.progress()
        member.changed = {}
        await restarted(deps, [member])
      } finally {
        disk.remove()
      }
    },
  },
]

/** The failed calls that a fault does not excuse. */
export const unexcused = (
  { allows }: Fault,
  failed: readonly SeenCall[],
  cutAt: number | undefined,
): readonly SeenCall[] =>
  failed.filter(
    ({ isRepeatable, began }) =>
      !(allows === 'calls under way' && !isRepeatable && cutAt !== undefined && began <= cutAt),
  )
