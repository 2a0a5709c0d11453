import { fleetCalls } from '@beckon/contract'
import type { CallError, Client } from '@beckon/contract/client'
import { stopKinds } from '@beckon/domain/rider'
import { z } from 'zod'
import { type CallProblem, passingStatuses, problemOf } from '../client/index.ts'
import type { Acts } from '../queue/index.ts'
import { type Changes, createStore, type Database, type Store, storedValue } from '../storage/index.ts'
import type { WorkService } from '../work/index.ts'

const stopName = z.object({ order_id: z.string(), kind: z.enum(stopKinds) })
/** A stop without its place and time. */
export type StopName = z.infer<typeof stopName>

const wanted = z.object({
  /** Another one for each change. */
  id: z.string(),
  stops: z.array(stopName),
  /** The rider keeps the order although a parcel would be late. */
  even_if_late: z.boolean(),
  /** `late`: the rider is asked; nothing is sent meanwhile. */
  state: z.enum(['waiting', 'late']),
  /** Order that would be late, where the service named it. */
  late: z.string().nullable(),
})
/** An order of stops that the service does not have yet. */
export type WantedOrder = z.infer<typeof wanted>

/**
 * The order of stops that the rider chose on this phone. It is kept until the service has it; the newest one wins, and
 * what the service answers wins after that.
 */
export interface StopOrder {
  readonly wanted: Store<WantedOrder | undefined>
  /** Why the last change did not count. */
  readonly problem: Store<CallProblem | undefined>
  choose(stops: readonly StopName[]): Promise<void>
  /** Keeps the order although a parcel would be late. */
  keep(): Promise<void>
  /** Goes back to the order of the service. */
  drop(): Promise<void>
  dismissProblem(): void
  load(): Promise<void>
  send(): Promise<void>
}

export interface StopOrderDeps {
  readonly db: Database
  readonly changes: Changes
  readonly client: Client
  readonly acts: Pick<Acts, 'queue'>
  readonly work: Pick<WorkService, 'change' | 'refresh' | 'copy'>
  readonly newId: () => string
  readonly alone: <T>(name: string, run: () => Promise<T>) => Promise<T>
}

const isFinal = (error: CallError): boolean =>
  error.kind === 'refused' && error.status < 500 && !passingStatuses.includes(error.status)

export function createStopOrder(deps: StopOrderDeps): StopOrder {
  const { db, changes, acts, work, newId } = deps
  const stored = storedValue(db, 'stop-order', wanted)
  const shown = createStore<WantedOrder | undefined>(undefined)
  const problem = createStore<CallProblem | undefined>(undefined)
  const load = async () => shown.set(await stored.read())
  const replace = async (next: WantedOrder | undefined) => {
    if (next) await stored.write(next)
    else await stored.clear()
    await load()
    changes.publish('stops')
  }
  /** A change that the rider made meanwhile stays. */
  const settle = async ({ id }: WantedOrder, next?: WantedOrder) => {
    if ((await stored.read())?.id === id) await replace(next)
  }
  const results = { settle, fail: problem.set }
  const send = sender(deps, () => stored.read(), results)
  const change = async (next: WantedOrder | undefined) => {
    problem.set(undefined)
    await replace(next)
    await send()
  }
  // With the work a connection is back; with the acts a stop that was made is one for the service too.
  work.copy.subscribe(() => shown.get() && void send())
  acts.queue.subscribe(() => shown.get() && void send())
  changes.on('stops', () => void load())
  return {
    wanted: shown,
    problem,
    load,
    send,
    choose: (stops) =>
      change({ id: newId(), stops: [...stops], even_if_late: false, state: 'waiting', late: null }),
    async keep() {
      const kept = shown.get()
      if (kept) await change({ ...kept, id: newId(), even_if_late: true, state: 'waiting' })
    },
    drop: () => change(undefined),
    dismissProblem: () => problem.set(undefined),
  }
}

/** The stops of acts that wait are others for the service than for this phone. */
const isSendable = ({ state }: WantedOrder, { queue }: Pick<Acts, 'queue'>): boolean =>
  state === 'waiting' && queue.get().every((one) => one.state !== 'waiting')

/** Sends until nothing is left to send; a call while that is under way is the same one. */
function sender(
  deps: StopOrderDeps,
  read: () => Promise<WantedOrder | undefined>,
  results: Results,
): () => Promise<void> {
  const sendAll = async () => {
    for (let next = await read(); next && isSendable(next, deps.acts); next = await read()) {
      if ((await sendOne(deps, next, results)) === 'failed') return
    }
  }
  let running: Promise<void> | undefined
  // Other pages of this phone wait; this page is notified of the work while it sends.
  return () =>
    (running ??= deps.alone('beckon-rider-stops', sendAll).finally(() => {
      running = undefined
    }))
}

interface Results {
  readonly settle: (sent: WantedOrder, next?: WantedOrder) => Promise<void>
  readonly fail: (problem: CallProblem) => void
}

async function sendOne(
  { client, work }: StopOrderDeps,
  sent: WantedOrder,
  { settle, fail }: Results,
): Promise<'sent' | 'failed'> {
  const { stops, even_if_late } = sent
  const called = await client.call(fleetCalls.setStops, { body: { stops, even_if_late } })
  if (called.ok) {
    const { result } = called.answer
    await work.change((before) => ({ ...before, stops: result }))
    await settle(sent)
    return 'sent'
  }
  if (!isFinal(called.error)) return 'failed'
  const found = problemOf(called.error)
  if (found.code === 'stops.late') {
    const { order_id: late } = found.values
    await settle(sent, { ...sent, state: 'late', late: typeof late === 'string' ? late : null })
    return 'sent'
  }
  fail(found)
  await settle(sent)
  await work.refresh()
  return 'sent'
}
