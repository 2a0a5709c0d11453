import type { CallResult, Client } from '@beckon/contract/client'
import type { ServiceClock } from '../clock/index.ts'
import { type Changes, createStore, type Database, type Store } from '../storage/index.ts'
import { readWork } from './readable-work.ts'
import { type Assignment, changeWork, storeAnswer, storedWork, type WorkCopy } from './work-copy.ts'

export interface WorkDeps {
  readonly db: Database
  readonly changes: Changes
  readonly client: Client
  readonly clock: ServiceClock
  readonly now: () => number
}

/** Whether the service could be reached, and since when not. */
export interface Connection {
  readonly isOnline: boolean
  /** Milliseconds by the phone's clock. */
  readonly since: number
}

export interface WorkService {
  readonly copy: Store<WorkCopy | undefined>
  readonly connection: Store<Connection>
  /** Reads the stored copy; an offer in it is left out until the service answers with it again. */
  load(): Promise<void>
  /** Fetches the work; one call at a time. */
  refresh(): Promise<void>
  /** Stores a change that the service has confirmed. */
  change(change: (work: WorkCopy['work']) => WorkCopy['work']): Promise<void>
  /** Stores a parcel that the rider has just accepted. */
  addAssignment(assignment: Assignment): Promise<void>
  /** Removes a notice that the rider has seen. */
  dismissNotice(orderId: string): Promise<void>
}

/** The rider's work on this phone, fetched from the service. */
export function createWork({ db, changes, client, clock, now }: WorkDeps): WorkService {
  const stored = storedWork(db)
  const copy = createStore<WorkCopy | undefined>(undefined)
  const connection = createStore<Connection>({ isOnline: true, since: now() })
  const openedAt = now()
  const load = async () => copy.set(withCurrentOffer(await stored.read(), openedAt))
  changes.on('work', () => void load())
  const follow = ({ ok, ...called }: Pick<CallResult<unknown>, 'ok'> & { error?: { kind: string } }) => {
    const isOnline = ok || called.error?.kind !== 'offline'
    if (isOnline !== connection.get().isOnline) connection.set({ isOnline, since: now() })
  }
  async function fetchOnce(): Promise<'stored' | 'outdated' | 'failed'> {
    const revision = (await stored.read())?.revision ?? 0
    const sentAt = now()
    const called = await client.call(readWork, {})
    follow(called)
    if (!called.ok) return 'failed'
    const { result: work } = called.answer
    clock.learn({ sentAt, receivedAt: now(), serviceNow: work.now })
    return (await storeAnswer(db, { work, fetched_at: now(), revision })) ? 'stored' : 'outdated'
  }
  let running: Promise<void> | undefined
  async function refresh(): Promise<void> {
    // Acts were settled while the answer was on its way: it may lack them.
    while ((await fetchOnce()) === 'outdated');
    await load()
    changes.publish('work')
  }
  const changeCopy = async (next: (copy: WorkCopy) => WorkCopy) => {
    await changeWork(db, next)
    await load()
    changes.publish('work')
  }
  const change = (next: (work: WorkCopy['work']) => WorkCopy['work']) =>
    changeCopy((before) => ({ ...before, work: next(before.work), revision: before.revision + 1 }))
  return {
    copy,
    connection,
    load,
    refresh: () => (running ??= refresh().finally(() => (running = undefined))),
    change,
    dismissNotice: (orderId) => changeCopy((before) => withoutNotice(before, orderId)),
    addAssignment: (assignment) =>
      change((work) => ({ ...work, offer: null, assignments: [...without(work, assignment), assignment] })),
  }
}

/** An offer is open for seconds: one that was fetched before the app was opened may be over, or another rider's. */
const withCurrentOffer = (copy: WorkCopy | undefined, openedAt: number): WorkCopy | undefined =>
  copy && copy.fetched_at < openedAt ? { ...copy, work: { ...copy.work, offer: null } } : copy

const withoutNotice = (copy: WorkCopy, orderId: string): WorkCopy => ({
  ...copy,
  notices: copy.notices.filter(({ order_id: id }) => id !== orderId),
})

const without = ({ assignments }: WorkCopy['work'], { task }: Assignment): readonly Assignment[] =>
  assignments.filter((one) => one.task.order_id !== task.order_id)
