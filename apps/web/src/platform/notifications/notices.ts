import { z } from 'zod'
import { after, nowSeconds } from '../clock/index.ts'
import { type Stored, stored } from '../storage/index.ts'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const notice = z.object({
  id: z.number(),
  kind: z.enum(['info', 'success', 'warning', 'error']),
  message: z.string(),
  /** Seconds since 1970. */
  at: z.number(),
  /** The number of repetitions in a row. */
  times: z.number(),
  /** The order that it is about: the notice leads there. */
  orderId: z.string().optional(),
  /** The event: a later notice with this key replaces the shown one. */
  key: z.string().optional(),
  /** The log was not opened since. */
  isNew: z.boolean().optional(),
})

export type Notice = z.infer<typeof notice>

export interface NoticeOptions {
  readonly kind?: NoticeKind
  /** Milliseconds on the screen; 0 for in the log alone. */
  readonly duration?: number
  readonly orderId?: string
  readonly key?: string
}

/** Visible notices, newest last, and the log, newest first. */
export interface NoticeState {
  readonly shown: readonly Notice[]
  readonly log: readonly Notice[]
  /** How many of the log are not read yet. */
  readonly unread: number
}

export interface Notices {
  state(): NoticeState
  subscribe(listener: () => void): () => void
  notify(message: string, options?: NoticeOptions): void
  dismiss(id: number): void
  /** While someone points at them, they stay. */
  hold(): void
  release(): void
  markRead(): void
  clear(): void
}

/** A success is read at a glance. */
export const SHORT_DURATION_MS = 3500
export const DEFAULT_DURATION_MS = 5000
/** For errors that take longer to read. */
export const LONG_DURATION_MS = 7000
export const LONGEST_DURATION_MS = 10_000

const usualDuration = (kind: NoticeKind): number =>
  kind === 'success' ? SHORT_DURATION_MS : DEFAULT_DURATION_MS

/** The log has changes of orders by others, and failures. Successes of the user's own actions are not logged. */
const isStored = ({ kind, orderId }: Notice): boolean =>
  orderId !== undefined || kind === 'error' || kind === 'warning'

const STEP_MS = 250

/** Counts in steps, so that time in which the page was blocked counts as one step only. */
function afterSeen(duration: number, run: () => void): () => void {
  let cancel = () => {}
  const wait = (left: number) => {
    cancel = after(Math.min(STEP_MS, left), () => (left > STEP_MS ? wait(left - STEP_MS) : run()))
  }
  wait(duration)
  return () => cancel()
}

const KEPT = 50
const SHOWN_AT_ONCE = 3

export const noticeLog = (): Stored<Notice[]> => stored('notices', z.array(notice), { ofTab: true })

/**
 * Notices with the same text about the same order are one while they are visible. So are the notices of one event,
 * such as the start and the end of a cancellation.
 */
function mergedWithShown(
  shown: readonly Notice[],
  added: Pick<Notice, 'id' | 'kind' | 'message' | 'orderId' | 'key'>,
): Notice {
  const isSame = ({ kind, message, orderId, key }: Notice) =>
    kind === added.kind && message === added.message && orderId === added.orderId && key === added.key
  const isOfEvent = ({ key }: Notice) => key !== undefined && key === added.key
  const same = shown.find((one) => isSame(one) || isOfEvent(one))
  const times = same && isSame(same) ? same.times + 1 : 1
  return { ...added, id: same?.id ?? added.id, at: nowSeconds(), times }
}

const unreadIn = (log: readonly Notice[]): number => log.filter(({ isNew }) => isNew).length

/** Notices close after a while; logged ones stay in the log of this tab. */
export function createNotices(store: Stored<Notice[]>): Notices {
  const kept = store.read() ?? []
  let state: NoticeState = { shown: [], log: kept, unread: unreadIn(kept) }
  let lastId = Math.max(0, ...state.log.map(({ id }) => id))
  const listeners = new Set<() => void>()
  const timers = new Map<number, { cancel: () => void; duration: number }>()

  const change = (next: Partial<Omit<NoticeState, 'unread'>>) => {
    state = { ...state, ...next, ...(next.log && { unread: unreadIn(next.log) }) }
    if (next.log) store.write([...next.log])
    for (const listener of listeners) listener()
  }
  const dismiss = (id: number) => {
    timers.get(id)?.cancel()
    timers.delete(id)
    change({ shown: state.shown.filter((one) => one.id !== id) })
  }
  const start = (id: number, duration: number) => {
    timers.get(id)?.cancel()
    timers.set(id, { cancel: afterSeen(duration, () => dismiss(id)), duration })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify(message, { kind = 'info', duration = usualDuration(kind), orderId, key } = {}) {
      lastId += 1
      const about = { ...(orderId ? { orderId } : {}), ...(key ? { key } : {}) }
      const added = mergedWithShown(state.shown, { id: lastId, kind, message, ...about })
      const others = (list: readonly Notice[]) => list.filter(({ id }) => id !== added.id)
      const shown = duration > 0 ? { shown: [...others(state.shown), added].slice(-SHOWN_AT_ONCE) } : {}
      const log = isStored(added) && {
        log: [{ ...added, isNew: true }, ...others(state.log)].slice(0, KEPT),
      }
      change({ ...shown, ...log })
      if (duration > 0) start(added.id, duration)
    },
    dismiss,
    hold: () => timers.forEach(({ cancel }) => cancel()),
    release: () => timers.forEach(({ duration }, id) => start(id, duration)),
    markRead: () => change({ log: state.log.map(({ isNew: _new, ...one }) => one) }),
    clear: () => change({ log: [] }),
  }
}
