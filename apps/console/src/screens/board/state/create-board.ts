import { type AnswerOf, type Board, calls } from '@beckon/contract'
import type { CallError, CallResult, Client } from '@beckon/contract/client'
import { createStore, type Store } from '../../../platform/store/index.ts'
import { type BoardState, emptyBoard, merge, withChange } from './board-state.ts'
import { type Move, touches, withMove } from './moves.ts'
import { createOwnVersions } from './own-versions.ts'

/** The board of a country, as a screen shows it. */
export interface Snapshot {
  /** With the changes that the service has not answered yet. */
  readonly board: BoardState
  readonly pending: readonly Move[]
  /** By the clock of the service, in seconds since 1970. */
  readonly now: number
  /** When the newest answer came, by the same clock. */
  readonly readAt: number
  /** False until the first answer. */
  readonly isLoaded: boolean
  /** Why the last reading failed; the old content stays. */
  readonly error: CallError | undefined
}

export interface BoardStore {
  readonly snapshot: Pick<Store<Snapshot>, 'get' | 'subscribe'>
  /** Reads the board again and again until the returned function is called. */
  follow(): () => void
  /** Reads at once, for example when the page becomes visible. */
  refresh(): void
  /** Shows a change at once and makes it; takes it back where the service refuses it. */
  make(move: Move, reason: string): Promise<CallResult<unknown>>
}

export interface BoardDeps {
  readonly client: Client
  readonly waiter: { wait(delay: number): Promise<void>; wake(): void }
  readonly now: () => number
  readonly isVisible: () => boolean
  /** After a call that was refused because the session ended. */
  readonly onLoggedOut: () => void
}

const VISIBLE_MS = 2000
const HIDDEN_MS = 20_000
/** After a reading that failed. */
const FAILED_MS = 5000

/** The board of the country of the client: read every two seconds, slower while it is not visible. */
export function createBoard(deps: BoardDeps): BoardStore {
  const held = createHeld(deps)
  const delay = () => {
    if (held.snapshot.get().error) return FAILED_MS
    return deps.isVisible() ? VISIBLE_MS : HIDDEN_MS
  }
  const repeat = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      await load(deps, held, signal)
      if (!signal.aborted) await deps.waiter.wait(delay())
    }
  }
  return {
    snapshot: held.snapshot,
    follow() {
      const stopped = new AbortController()
      void repeat(stopped.signal)
      return () => stopped.abort()
    },
    refresh: deps.waiter.wake,
    make: createMaking(deps, held),
  }
}

type Held = ReturnType<typeof createHeld>

/** The board as the service sent it, and the changes above it. */
function createHeld({ now }: BoardDeps) {
  let state = emptyBoard
  let pending: readonly Move[] = []
  let offset = 0
  /** Counts changes: a reading that began before one may have missed it. */
  let changes = 0
  let read: Pick<Snapshot, 'isLoaded' | 'readAt' | 'error'> = { isLoaded: false, readAt: 0, error: undefined }
  const present = (): Snapshot => ({
    board: pending.reduce(withMove, state),
    pending,
    now: now() + offset,
    ...read,
  })
  const snapshot = createStore(present())
  return {
    snapshot,
    changes: () => changes,
    state: () => state,
    take(answer: Board) {
      state = merge(state, answer)
      offset = answer.now - now()
      read = { isLoaded: true, readAt: answer.now, error: undefined }
      snapshot.set(present())
    },
    fail(error: CallError) {
      read = { ...read, error }
      snapshot.set(present())
    },
    begin(move: Move) {
      pending = [...pending, move]
      snapshot.set(present())
    },
    /** Takes a change from above the board, and what it has led to into it. */
    finish(move: Move, result: CallResult<Change>) {
      pending = pending.filter((one) => one !== move)
      changes += 1
      if (result.ok) state = withChange(state, result.answer)
      snapshot.set(present())
    },
  }
}

async function load({ client, onLoggedOut }: BoardDeps, held: Held, signal: AbortSignal): Promise<void> {
  const before = held.changes()
  const result = await client.call(calls.getBoard, { query: sinceOf(held.state()) }, { signal })
  if (signal.aborted || before !== held.changes()) return
  if (result.ok) return held.take(result.answer.result)
  if (isRefusedSession(result.error)) onLoggedOut()
  held.fail(result.error)
}

/** Changes of one order or one ride follow each other. */
function createMaking({ client, waiter }: BoardDeps, held: Held): BoardStore['make'] {
  const running = new Map<Move, Promise<unknown>>()
  const own = createOwnVersions()
  const run = async (move: Move, reason: string) => {
    await Promise.all([...running].filter(([other]) => touches(other, move)).map(([, done]) => done))
    const sent = own.renewed(move)
    const result = await send(client, sent, reason)
    running.delete(move)
    held.finish(move, result)
    if (result.ok) own.add(sent, held.state())
    waiter.wake()
    return result
  }
  return (move, reason) => {
    held.begin(move)
    const done = run(move, reason)
    running.set(move, done)
    return done
  }
}

const sinceOf = ({ cursor }: BoardState) => (cursor === undefined ? {} : { since: cursor })

const isRefusedSession = (error: CallError): boolean => error.kind === 'refused' && error.status === 401

type Change = Pick<Parameters<typeof withChange>[1], 'orders' | 'riders'>

async function send(client: Client, move: Move, reason: string): Promise<CallResult<Change>> {
  if (move.kind === 'stops') {
    const { riderId: id, stops, version } = move
    return mapped(
      await client.call(calls.setRiderStops, {
        params: { id },
        body: { stops: [...stops], version, reason },
      }),
      ({ result }) => ({ orders: result.orders, riders: [result.rider] }),
    )
  }
  return mapped(await callOf(client, move, reason), ({ result }) => ({
    orders: [result.order],
    riders: result.riders,
  }))
}

function callOf(
  client: Client,
  move: Exclude<Move, { readonly kind: 'stops' }>,
  reason: string,
): Promise<CallResult<AnswerOf<typeof calls.assignOrder>>> {
  const params = { id: move.orderId }
  const body = { reason, version: move.version }
  switch (move.kind) {
    case 'assign':
      return client.call(calls.assignOrder, { params, body: { ...body, rider_id: move.riderId } })
    case 'take-back':
      return client.call(calls.takeOrderBack, { params, body })
    case 'hand-over':
      return client.call(calls.handOrderOver, { params, body: { ...body, to_rider_id: move.riderId } })
  }
}

const mapped = <A, B>(result: CallResult<A>, map: (answer: A) => B): CallResult<B> =>
  result.ok ? { ok: true, answer: map(result.answer) } : result

/** Whether an order or a ride waits for the answer of the service. */
export const isWaiting = (pending: readonly Move[], move: Move): boolean =>
  pending.some((one) => touches(one, move))
