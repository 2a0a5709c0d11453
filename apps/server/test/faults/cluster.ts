import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryData } from '../../../../tools/test/temporary-data.ts'
import { until } from '../core.ts'
import type { Role } from '../../src/platform/config.ts'
import { prepareDemoWorld } from '../../../../demo/seed/index.ts'
import { country, type FaultDatabase, startDatabase } from './database.ts'
import { prepareWorldBy } from './earlier-code.ts'
import { type Host, makeNetwork, type Network } from './network.ts'
import { PROXY_PORT, startProxy } from './proxy.ts'

/** A process of the service on one of the hosts. */
export interface Member {
  /** Its first role and its host. */
  readonly name: string
  readonly roles: readonly [Role, ...Role[]]
  readonly host: Host
  readonly address: string
  /** Settings, arguments and code of the next start besides the usual ones. */
  changed: {
    readonly env?: Readonly<Record<string, string>>
    readonly nodeArgs?: readonly string[]
    readonly code?: string
  }
  start(): Promise<void>
  kill(): Promise<void>
  /** Asks it to stop, and returns its exit code. */
  stop(): Promise<number | null>
  /** Whether it runs and is ready. */
  isReady(): Promise<boolean>
}

export interface ClusterOptions {
  /** The processes of each host, each with its roles. */
  readonly hosts: Readonly<Record<string, readonly (readonly [Role, ...Role[]])[]>>
  readonly natsNodes: number
  /** Whether histories are read from a standby. */
  readonly withReplica: boolean
  /** Folder of the code that everything starts with; this checkout where absent. */
  readonly code?: string
}

const ports: Readonly<Record<Role, number>> = { api: 4000, live: 4001, worker: 4002 }
/** Time scale of the riders, so that deliveries end within a test. */
const PACE = '60'

/** The service as it runs on several machines: hosts with its processes, NATS, a database and HAProxy. */
export async function startCluster(options: ClusterOptions) {
  const data = temporaryData('faults')
  const network = makeNetwork()
  let database: FaultDatabase | undefined
  const stop = async () => {
    try {
      await network.remove()
    } finally {
      await database?.stop()
    }
    data.remove()
  }
  try {
    const { code } = options
    database = await startDatabase(join(data.path, 'database'), {
      ...{ ...network, withReplica: options.withReplica },
      prepareWorld: (config) =>
        code === undefined
          ? prepareDemoWorld({ config, progress: () => undefined })
          : prepareWorldBy(code, config),
    })
    return { ...(await startPrograms(options, { folder: data.path, network, database })), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Grounds {
  readonly folder: string
  readonly network: Network
  readonly database: FaultDatabase
}

async function startPrograms(
  { hosts, natsNodes, code }: ClusterOptions,
  { folder, network, database }: Grounds,
) {
  const nats = await startNats(network, natsNodes, folder)
  const proxyHost = network.addHost('lb')
  const shared = {
    DATABASE_URL: database.url,
    ...(database.replica && { DATABASE_REPLICA_URL: database.replica.url }),
    BUS_URL: nats.url,
    TRUSTED_PROXIES: `${proxyHost.address}/32`,
    DATA_DIR: folder,
  }
  const members = Object.entries(hosts).flatMap(([name, processes]) => {
    const host = network.addHost(name)
    return processes.map((roles) => makeMember({ host, roles, env: shared, folder, code }))
  })
  await Promise.all(members.map((one) => one.start()))
  const proxy = startProxy(proxyHost, folder, members)
  const riders = startRiders(proxyHost, { certificate: proxy.certificate, url: database.url, folder, code })
  return {
    network,
    database,
    nats,
    members,
    proxy,
    riders,
    folder,
    address: proxyHost.address,
    member(name: string): Member {
      const found = members.find((one) => one.name === name)
      if (!found) throw new Error(`no process ${name}`)
      return found
    },
    hostOf(name: string): Host {
      const found = members.find(({ host }) => host.name === name)?.host
      if (!found) throw new Error(`no host ${name}`)
      return found
    },
    /** Whether HAProxy sends a process neither calls nor sockets. */
    isOut: ({ name, roles }: Member): boolean => behindProxy(roles).every((role) => !proxy.isUp(role, name)),
    /** Waits until HAProxy sends calls to a process again. */
    async balanced({ name, roles }: Member): Promise<void> {
      await until(() => behindProxy(roles).every((role) => proxy.isUp(role, name)))
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

const behindProxy = (roles: readonly Role[]): readonly Role[] => roles.filter((role) => role !== 'worker')

interface MemberOptions {
  readonly host: Host
  readonly roles: readonly [Role, ...Role[]]
  readonly env: Readonly<Record<string, string>>
  readonly folder: string
  readonly code: string | undefined
}

function makeMember({ host, roles, env, folder, code }: MemberOptions): Member {
  const name = `${roles[0]}-${host.name}`
  const log = join(folder, `${name}.log`)
  let child: ChildProcess | undefined
  const port = ports[roles[0]]
  const address = `${host.address}:${port}`
  const url = `http://${address}/readyz`
  const isReady = async () =>
    (await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined))?.ok === true
  const member: Member = {
    ...{ name, roles, host, address, isReady },
    changed: {},
    async start() {
      const { nodeArgs = [], env: more = {}, code: cwd = code } = member.changed
      const started = host.run([process.execPath, ...nodeArgs, 'apps/server/src/main.ts'], {
        ...{ log, cwd },
        env: { ...settings, ROLES: roles.join(','), PORT: String(port), ...env, ...more },
      })
      child = started
      await until(async () => {
        if (started.exitCode !== null)
          throw new Error(`${name} did not start: ${readFileSync(log, 'utf8').slice(-2000)}`)
        return isReady()
      })
    },
    async kill() {
      await end(child, 'SIGKILL')
    },
    stop: () => end(child, 'SIGTERM'),
  }
  return member
}

const settings = {
  HOST: '0.0.0.0',
  EXPOSE_SANDBOX: 'yes',
  DATABASE_POOL: '10',
  DEFAULT_COUNTRY: country,
  RATE_LIMITS: 'off',
  FLEET_PACE: PACE,
  LOG_LEVEL: 'warn',
  DRAIN_SECONDS: '5',
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<number | null> {
  if (!child) return null
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return child.exitCode
}

export const NATS_PORT = 4222
const login = { user: 'beckon', password: 'only-for-this-test' } as const

/** A cluster of NATS servers, each on a host of its own. */
async function startNats(network: Network, count: number, folder: string) {
  const hosts = Array.from({ length: count }, (_, index) => network.addHost(`n${index + 1}`))
  const routes = hosts.map(({ address }) => `nats://${address}:6222`).join(',')
  const start = (host: Host): ChildProcess => {
    const own = ['-a', host.address, '-p', String(NATS_PORT), '--user', login.user, '--pass', login.password]
    const cluster = [
      '--cluster_name',
      'faults',
      '--cluster',
      `nats://${host.address}:6222`,
      '--routes',
      routes,
    ]
    return host.run(['nats-server', ...own, ...(count > 1 ? cluster : [])], {
      log: join(folder, `nats-${host.name}.log`),
    })
  }
  const nodes = hosts.map((host) => ({ host, child: start(host) }))
  const isUp = (host: Host) =>
    readFileSync(join(folder, `nats-${host.name}.log`), 'utf8').includes('Server is ready')
  await until(() => hosts.every(isUp))
  /** `at` is an address with a port. */
  const urlAt = (at: string) => `nats://${login.user}:${login.password}@${at}`
  return {
    hosts,
    urlAt,
    url: hosts.map(({ address }) => urlAt(`${address}:${NATS_PORT}`)).join(','),
    async kill(index: number) {
      await end(nodes[index]?.child, 'SIGKILL')
    },
    startAgain(index: number) {
      const node = nodes[index]
      if (node) node.child = start(node.host)
    },
  }
}

/** The simulated riders, who reach the service through HAProxy as phones do. */
function startRiders(
  host: Host,
  {
    certificate,
    url,
    folder,
    code,
  }: { certificate: string; url: string; folder: string; code: string | undefined },
) {
  const start = () =>
    host.run([process.execPath, 'demo/fleet/main.ts'], {
      ...{ log: join(folder, 'riders.log'), cwd: code },
      env: {
        FLEET_SERVICE_URL: `https://localhost:${PROXY_PORT}`,
        NODE_EXTRA_CA_CERTS: certificate,
        DATABASE_URL: url,
        DATA_DIR: folder,
        DEFAULT_COUNTRY: country,
        FLEET_PACE: PACE,
        LOG_LEVEL: 'warn',
      },
    })
  let child = start()
  return {
    kill: () => end(child, 'SIGKILL'),
    startAgain() {
      child = start()
    },
  }
}
