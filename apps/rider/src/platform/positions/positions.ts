import { fleetCalls, type TrackedPosition, type WirePoint } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import type { ServiceClock } from '../clock/index.ts'
import { type Changes, createStore, type Database, type Store } from '../storage/index.ts'
import { isWorthKeeping, keysToThin } from './keep.ts'

export interface PositionsDeps {
  readonly db: Database
  readonly changes: Changes
  readonly client: Client
  readonly clock: ServiceClock
  readonly now: () => number
  readonly alone: <T>(name: string, run: () => Promise<T>) => Promise<T>
}

export interface PositionsState {
  /** When the service received a position last, in milliseconds by the phone's clock. */
  readonly sentAt: number | undefined
  readonly waiting: number
}

/** Positions on their way to the service: kept while there is no connection, sent in batches. */
export interface Positions {
  readonly state: Store<PositionsState>
  take(position: TrackedPosition): Promise<void>
  /** Sends what waits. `headingTo`: the next stop of the rider. */
  send(headingTo?: WirePoint): Promise<void>
}

/** Of `sendPositions`. */
const BATCH = 200

export function createPositions(deps: PositionsDeps): Positions {
  const { db, changes } = deps
  const state = createStore<PositionsState>({ sentAt: undefined, waiting: 0 })
  let last: TrackedPosition | undefined
  const show = async (sentAt = state.get().sentAt) =>
    state.set({ sentAt, waiting: await db.count('positions') })
  changes.on('positions', () => void show())
  return {
    state,
    async take(position) {
      if (!isWorthKeeping(last, position)) return
      last = position
      await db.add('positions', position)
      await thin(db)
      await show()
    },
    // Two pages of one phone would send each position twice.
    send: (headingTo) =>
      deps
        .alone('beckon-rider-positions', async () => {
          while ((await sendBatch(deps, headingTo)) === 'more') await show(deps.now())
          changes.publish('positions')
        })
        .then(() => show(state.get().sentAt)),
  }
}

async function sendBatch(
  { db, client, clock, now }: PositionsDeps,
  headingTo: WirePoint | undefined,
): Promise<'more' | 'stop'> {
  const keys = await db.getAllKeys('positions', undefined, BATCH)
  const positions = await db.getAll('positions', undefined, BATCH)
  if (positions.length === 0) return 'stop'
  const sentAt = now()
  const body = {
    positions,
    sent_at: sentAt / 1000,
    ...(headingTo ? { heading_to: headingTo } : {}),
  }
  const called = await client.call(fleetCalls.sendPositions, { body })
  if (called.ok) clock.learn({ sentAt, receivedAt: now(), serviceNow: called.answer.now })
  // A batch that the service does not understand would stop all later ones.
  const isRefused = !called.ok && called.error.kind === 'refused' && called.error.status === 400
  if (!called.ok && !isRefused) return 'stop'
  await remove(db, keys)
  return 'more'
}

async function remove(db: Database, keys: readonly number[]): Promise<void> {
  const writing = db.transaction('positions', 'readwrite')
  await Promise.all([...keys.map((key) => writing.store.delete(key)), writing.done])
}

async function thin(db: Database): Promise<void> {
  const keys = keysToThin(await db.getAllKeys('positions'))
  if (keys.length > 0) await remove(db, keys)
}
