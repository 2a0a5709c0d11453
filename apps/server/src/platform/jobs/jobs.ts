import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import type { Bus } from '../bus/bus.ts'
import { after, type Clock } from '../clock.ts'
import { type Database, probing } from '../database/connect.ts'
import { afterCommit, type Tx, writeBeforeCommit } from '../database/transaction.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { inSpan, type Tracer } from '../tracing/tracer.ts'
import { type CarriedWork, carriedWork, inWork } from '../tracing/work.ts'
import { withoutWork, withWork } from './job-work.ts'
import { type CountRun, measureJobs, type RunResult } from './measure-jobs.ts'
import { createTurns } from './turns.ts'

export interface SendOptions {
  /** The job exists only if this transaction commits. */
  readonly tx?: Tx
  readonly startAfter?: Date
  /** While a job with this key waits (also for a later start), another one with it is not queued. */
  readonly singletonKey?: string
  /** Higher runs first; minus the round of the group where absent (turns.ts). */
  readonly priority?: number
  /**
   * Groups of a queue take turns; the `vendorId` of the data where absent. `groupConcurrency` bounds a group that is named
   * here.
   */
  readonly group?: string
}

export interface SendAllOptions {
  readonly tx: Tx
  /** The request of each; the present one where absent. */
  readonly works?: readonly (CarriedWork | undefined)[]
  /** As in `SendOptions`, for all of them. */
  readonly group?: string
}

export interface JobOptions {
  /** About how many jobs of this name run at once in one process; 4 where absent. */
  readonly concurrency?: number
  /** Jobs of one group that run at once in one process; unbounded where absent. */
  readonly groupConcurrency?: number
  /** Attempts after the first one; 20 by default, with pauses growing from 1 s to 5 min. */
  readonly retries?: number
  /** Timeout of a try, after which it counts as failed and is tried again. 15 min where absent. */
  readonly longestSeconds?: number
}

/** Work for later, kept in the database: it survives a crash and is tried again when it fails. */
export interface Jobs {
  /** Before the start. The handler may run twice without harm. */
  define<T extends object>(name: string, handler: (data: T) => Promise<void>, options?: JobOptions): void
  send<T extends object>(name: string, data: T, options?: SendOptions): Promise<void>
  /** Several at once, in one statement. */
  sendAll<T extends object>(name: string, data: readonly T[], options: SendAllOptions): Promise<void>
}

interface Definition {
  readonly name: string
  readonly handler: (data: object) => Promise<void>
  readonly options: JobOptions
}

const LONGEST_SECONDS = 900
const RETRY = { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 }
/** Workers are woken; polling only finds retries and jobs that were due while no worker ran. */
const WORKER = { pollingIntervalSeconds: 2, perJobResults: true } as const
/** pg-boss settles a job within this time of its end. */
const NEXT_TURN_MS = 20
/** A job that starts later is woken by its sender up to this far ahead. */
const WAKE_WITHIN_MS = 3_600_000
const WAKE_TOPIC = 'jobs'

export interface JobsParts {
  readonly url: string
  readonly db: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Logger
  /** Whether this process also runs the jobs, or only sends them. */
  readonly work: boolean
  readonly metrics?: Metrics
  readonly tracer?: Tracer | undefined
}

export function createJobs(deps: JobsParts): Jobs & Service {
  const definitions = new Map<string, Definition>()
  const boss = bossOf(deps)
  const counted = deps.metrics && measureJobs(deps.metrics, deps.db)
  const { wake, wakeAt, watch } = wakerOf(boss, deps)
  const placeOf = placing(deps)
  return {
    name: 'jobs',
    define: (name, handler, options = {}) => {
      // The data is that of `send` of the same name: one capability writes both.
      definitions.set(name, { name, handler: handler as (data: object) => Promise<void>, options })
      counted?.defined(name)
    },
    async send(name, data, { tx, startAfter, singletonKey, priority, group } = {}) {
      await boss.send(name, withWork(data, carriedWork()), {
        // The queues keep one waiting job per key; a job without one gets a key of its own.
        singletonKey: singletonKey ?? randomUUID(),
        ...placeOf(name, data, { priority, group, startAfter }),
        ...(startAfter ? { startAfter } : {}),
        ...(tx ? { db: insertingBeforeCommit(tx) } : {}),
      })
      const woken = () => (startAfter ? wakeAt(name, startAfter) : wake(name))
      if (tx) afterCommit(tx, woken)
      else woken()
    },
    async sendAll(name, data, { tx, works, group }) {
      if (data.length === 0) return
      const jobs = data.map((one, index) => ({
        data: withWork(one, works ? works[index] : carriedWork()),
        ...placeOf(name, one, { group }),
        singletonKey: randomUUID(),
      }))
      await boss.insert(name, jobs, { db: insertingBeforeCommit(tx) })
      afterCommit(tx, () => wake(name))
    },
    async start() {
      await boss.start()
      for (const definition of definitions.values()) await openQueue(boss, definition)
      if (!deps.work) return
      for (const definition of definitions.values()) {
        watch(definition.name, await startWorkers(boss, definition, { ...deps, count: counted?.count }))
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: true }),
  }
}

interface Placing {
  readonly priority?: number | undefined
  readonly group: string | undefined
  readonly startAfter?: Date | undefined
}

/** Returns by what pg-boss orders and bounds a job. A queue without `groupConcurrency` ignores the group. */
function placing({ clock }: JobsParts) {
  const { nextRound } = createTurns()
  return (name: string, data: object, { priority, group, startAfter }: Placing) => {
    const later = startAfter && startAfter > clock.now() ? startAfter : undefined
    return {
      priority: priority ?? -nextRound(name, group ?? vendorIn(data), later),
      ...(group === undefined ? {} : { group: { id: group } }),
    }
  }
}

/** The vendor whose job it is, where the data names one. */
const vendorIn = (data: object): string | undefined =>
  'vendorId' in data && typeof data.vendorId === 'string' ? data.vendorId : undefined

/** Sends the statement that inserts a job right before the commit; its answer, the id of the job, is not used. */
function insertingBeforeCommit(tx: Tx): ReturnType<typeof fromKysely> {
  const atOnce = fromKysely(tx)
  return {
    async executeSql(text, values = []) {
      if (!/^\s*insert\b/iu.test(text)) return atOnce.executeSql(text, values)
      await writeBeforeCommit(tx, CompiledQuery.raw(text, values))
      return { rows: [{ id: randomUUID() }] }
    },
  }
}

function bossOf({ url, work, log }: JobsParts): PgBoss {
  const boss = new PgBoss({
    // pg-boss passes these to its pool.
    ...probing,
    connectionString: url,
    application_name: 'beckon-jobs',
    max: work ? 6 : 2,
    supervise: work,
    schedule: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'a job or its queue failed'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'))
  return boss
}

/**
 * Wakes the workers of a job after the commit that sent it: those of this process directly, those of others by
 * the bus. The queues themselves do not notify, because a NOTIFY inside each order's transaction would make all
 * commits wait for one another.
 */
function wakerOf(boss: PgBoss, { db, bus, clock, log, work }: JobsParts) {
  const workers = new Map<string, readonly string[]>()
  const notified = new Set<string>()
  const wakeHere = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }
  const notifyOthers = (name: string) => {
    if (notified.has(name)) return
    notified.add(name)
    after(5, () => {
      notified.delete(name)
      bus
        .publish(db, WAKE_TOPIC, [name])
        .catch((error: unknown) => log.warn({ err: error }, 'jobs: not told'))
    })
  }
  const wake = work ? wakeHere : notifyOthers
  const wakeAt = (name: string, at: Date) => {
    const wait = at.getTime() - clock.now().getTime()
    if (wait < WAKE_WITHIN_MS) after(wait + 5, () => wake(name))
  }
  if (work) bus.subscribe(WAKE_TOPIC, (names) => names.forEach((name) => wakeHere(String(name))))
  return { wake, wakeAt, watch: (name: string, ids: readonly string[]) => void workers.set(name, ids) }
}

async function openQueue(boss: PgBoss, { name, options }: Definition): Promise<void> {
  const { retries = RETRY.retryLimit, longestSeconds = LONGEST_SECONDS } = options
  const settings = {
    ...RETRY,
    retryLimit: retries,
    expireInSeconds: longestSeconds,
    deleteAfterSeconds: 86_400,
  }
  if (await boss.getQueue(name)) await boss.updateQueue(name, settings)
  else await boss.createQueue(name, { ...settings, policy: 'short' })
}

/**
 * Two workers, each with half of the jobs that may run at once; a full batch fetches the next one directly. A batch ends
 * with its longest job, which would hold the turns of other groups: grouped jobs have a worker each.
 */
async function startWorkers(boss: PgBoss, definition: Definition, deps: RunDeps) {
  const { name, options } = definition
  const { concurrency = 4, groupConcurrency } = options
  const runAll = (jobs: Job<object>[]) => Promise.all(jobs.map((job) => runJob(job, definition, deps)))
  if (groupConcurrency === undefined) {
    const batchSize = Math.max(2, Math.ceil(concurrency / 2))
    const settings = { ...WORKER, batchSize, burstWhenBatchFull: true }
    return Promise.all([boss.work(name, settings, runAll), boss.work(name, settings, runAll)])
  }
  const ids: string[] = []
  const wakeAll = () => ids.forEach((id) => boss.notifyWorker(id))
  const runOne = async (jobs: Job<object>[]) => {
    const results = await runAll(jobs)
    // The end of a job is the turn of the next one, of this group or another.
    after(NEXT_TURN_MS, wakeAll)
    return results
  }
  const settings = { ...WORKER, batchSize: 1, localGroupConcurrency: groupConcurrency }
  for (let count = 0; count < concurrency; count += 1) ids.push(await boss.work(name, settings, runOne))
  return ids
}

interface RunDeps extends Pick<JobsParts, 'log' | 'tracer'> {
  readonly count: CountRun | undefined
}

async function runJob(
  job: Job<object>,
  { handler, options }: Definition,
  { log, tracer, count }: RunDeps,
): Promise<JobResult> {
  const { work, data } = withoutWork(job.data)
  const tries = job.retryCount + 1
  const attributes = { 'beckon.job.id': job.id, 'beckon.job.tries': tries }
  const run = () =>
    inSpan(tracer, { name: `job ${job.name}`, kind: 'consumer', work, attributes }, () => handler(data))
  const begun = performance.now()
  const ended = (result: RunResult) => count?.(job.name, result, (performance.now() - begun) / 1000)
  try {
    await run()
    ended('completed')
    return { id: job.id, status: 'completed' }
  } catch (error) {
    ended(job.retryCount >= (options.retries ?? RETRY.retryLimit) ? 'given_up' : 'failed')
    const line = { err: error, job: job.name, id: job.id, tries }
    inWork(work, () => log.error(line, 'a job failed'))
    return { id: job.id, status: 'failed', output: { message: String(error) } }
  }
}
