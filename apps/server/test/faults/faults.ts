import type { SeenCall } from './client.ts'
import type { Cluster, Member } from './cluster.ts'

/** What a fault may use. */
export interface FaultDeps {
  readonly cluster: Cluster
  /** Waits until every shop got further orders acknowledged. */
  progress(): Promise<void>
  /** Waits until every page has its live connection. */
  allLive(): Promise<void>
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

