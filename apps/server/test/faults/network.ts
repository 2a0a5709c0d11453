import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { until } from '../core.ts'

/** A host of a test: a network namespace with an address of its own. */
export interface Host {
  readonly name: string
  readonly address: string
  /** Runs a program on this host. It ends with the host. */
  run(command: readonly string[], options: RunOptions): ChildProcess
  /** Pulls the cable: nothing arrives, and no error is reported. */
  cut(): void
  mend(): void
  /** Loses a part of what this host sends and is sent until the function that it returns is called. */
  lose(percent: number): () => void
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Folder that it runs in; this checkout where absent. */
  readonly cwd?: string | undefined
  /** File for its output. */
  readonly log: string
}

export interface Network {
  /** Of this process, which every host reaches. */
  readonly address: string
  readonly range: string
  addHost(name: string): Host
  remove(): Promise<void>
}

/** Names of links have at most 15 characters. */
const PREFIX = 'bkf'
const nameOf = (pid: number, host?: string): string => [`${PREFIX}${pid}`, host].filter(Boolean).join('-')
const ownerOf = (name: string): number | undefined => {
  const [, pid] = /^bkf(\d+)(?:-|$)/u.exec(name) ?? []
  return pid === undefined ? undefined : Number(pid)
}

const ip = (...args: readonly string[]): string => execFileSync('ip', args, { encoding: 'utf8' })

/** Whether programs can be run on hosts of their own here: as root, where namespaces may be made. */
export function canMakeHosts(): boolean {
  if (process.getuid?.() !== 0) return false
  const [name, bridge] = [nameOf(process.pid, 'try'), nameOf(process.pid, 'b')]
  const made =
    spawnSync('ip', ['netns', 'add', name]).status === 0 &&
    spawnSync('ip', ['link', 'add', bridge, 'type', 'bridge']).status === 0
  spawnSync('ip', ['link', 'del', bridge])
  spawnSync('ip', ['netns', 'del', name])
  return made
}

/** A bridge in the namespace of this process. Hosts that killed runs left behind are removed first. */
export function makeNetwork(): Network {
  for (const pid of leftovers()) removeAll(pid)
  removeAll(process.pid)
  const bridge = nameOf(process.pid)
  const subnet = `10.213.${process.pid % 250}`
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${subnet}.1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  let hosts = 0
  return {
    address: `${subnet}.1`,
    range: `${subnet}.0/24`,
    addHost(name) {
      hosts += 1
      return makeHost({ name, bridge, address: `${subnet}.${hosts + 1}` })
    },
    async remove() {
      const names = namespaces().filter((name) => ownerOf(name) === process.pid)
      killWithin(names)
      await until(() => names.every((name) => ip('netns', 'pids', name).trim() === ''))
      removeAll(process.pid)
    },
  }
}

interface HostOptions {
  readonly name: string
  readonly bridge: string
  readonly address: string
}

function makeHost({ name, bridge, address }: HostOptions): Host {
  const namespace = nameOf(process.pid, name)
  ip('netns', 'add', namespace)
  ip('link', 'add', namespace, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
  ip('link', 'set', namespace, 'master', bridge, 'up')
  ip('-n', namespace, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  for (const link of ['eth0', 'lo']) ip('-n', namespace, 'link', 'set', link, 'up')
  const inside = (...command: readonly string[]) => ip('netns', 'exec', namespace, ...command)
  const drop = (how: '-A' | '-D', percent: number) => {
    const matches = ['-m', 'statistic', '--mode', 'random', '--probability', String(percent / 200)]
    for (const way of ['INPUT', 'OUTPUT']) inside('iptables', how, way, ...matches, '-j', 'DROP')
  }
  return {
    name,
    address,
    run(command, { env = {}, cwd, log }) {
      const output = openSync(log, 'a')
      const child = spawn('ip', ['netns', 'exec', namespace, ...command], {
        env: { ...process.env, ...env },
        cwd,
        stdio: ['ignore', output, output],
      })
      closeSync(output)
      return child
    },
    cut: () => void ip('link', 'set', namespace, 'down'),
    mend: () => void ip('link', 'set', namespace, 'up'),
    lose(percent) {
      drop('-A', percent)
      return () => drop('-D', percent)
    },
  }
}

const namespaces = (): string[] =>
  ip('netns', 'list')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((name) => ownerOf(name) !== undefined)

const links = (): string[] =>
  [...ip('-o', 'link').matchAll(/^\d+: ([^:@\s]+)/gmu)].map(([, name = '']) => name)

/** Ids of processes that have ended and whose hosts or bridges are still there. */
function leftovers(): readonly number[] {
  const owners = [...namespaces(), ...links()].flatMap((name) => ownerOf(name) ?? [])
  return [...new Set(owners)].filter((pid) => !isRunning(pid))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function removeAll(pid: number): void {
  const names = namespaces().filter((name) => ownerOf(name) === pid)
  killWithin(names)
  // The link of a host goes with its namespace.
  for (const name of names) spawnSync('ip', ['netns', 'del', name])
  for (const name of links().filter((one) => ownerOf(one) === pid)) spawnSync('ip', ['link', 'del', name])
}

function killWithin(names: readonly string[]): void {
  for (const name of names) {
    for (const pid of ip('netns', 'pids', name).split('\n').filter(Boolean)) {
      try {
        process.kill(Number(pid), 'SIGKILL')
      } catch {
        // It has ended since.
      }
    }
  }
}
