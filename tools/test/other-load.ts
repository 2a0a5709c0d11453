import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Kernel clock ticks per second; 100 on every Linux that Node runs on. */
const TICKS = 100

export interface Process {
  readonly id: string
  readonly parent: string
  readonly seconds: number
}

/**
 * Measures how much of the machine other work uses, so that a suite is not blamed for a busy machine. A process is ours
 * when this one is among its ancestors, or was when it was first seen.
 */
export class OtherLoad {
  readonly #own: string
  readonly #processes: () => ReadonlyMap<string, Process>
  readonly #ours = new Set<string>()
  readonly #counted = new Map<string, number>()
  #otherSeconds = 0

  constructor(own = String(process.pid), processes = runningProcesses) {
    this.#own = own
    this.#processes = processes
    this.sample()
    // Time used before the start is not counted.
    this.#otherSeconds = 0
  }

  /** Processor seconds of other processes up to the last sample. */
  get seconds(): number {
    return this.#otherSeconds
  }

  /** To be called every few seconds: a process that starts and ends between two samples is not counted. */
  sample(): void {
    const all = this.#processes()
    for (const [pid, { id, seconds }] of all) {
      if (this.#isOurs(pid, all)) this.#ours.add(id)
      const before = this.#counted.get(id) ?? 0
      this.#counted.set(id, seconds)
      if (!this.#ours.has(id)) this.#otherSeconds += seconds - before
    }
  }

  #isOurs(pid: string, all: ReadonlyMap<string, Process>): boolean {
    for (let at: string | undefined = pid; at; at = all.get(at)?.parent) {
      if (at === this.#own || this.#ours.has(all.get(at)?.id ?? '')) return true
    }
    return false
  }
}

/** Whether the load of other processes can be measured here: only Linux has `/proc`. */
export const canMeasureOtherLoad = process.platform === 'linux'

/** The share of the machine that `seconds` of processor time are of a wall time. */
export const shareOfMachine = (seconds: number, wallSeconds: number): number =>
  seconds / (wallSeconds * availableParallelism())

function runningProcesses(): ReadonlyMap<string, Process> {
  if (!canMeasureOtherLoad) return new Map()
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      const stat = readOrEmpty(`/proc/${pid}/stat`)
      // The name in brackets may hold spaces and brackets; the numbered fields begin behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const [parent, user, system, started] = [1, 11, 12, 19].map((index) => fields[index] ?? '')
      if (started === '') return []
      const seconds = (Number(user) + Number(system)) / TICKS
      return [[pid, { id: `${pid} ${started}`, parent: parent ?? '', seconds }] as const]
    })
  return new Map(found)
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended, or this is not Linux.
    return ''
  }
}
