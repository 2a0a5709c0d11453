import type { RiderAct } from '@beckon/contract'
import {
  type Changes,
  createStore,
  type DoneAct,
  type PhotoKind,
  type PhotoRecord,
  type QueuedAct,
  type Store,
} from '../storage/index.ts'
import type { ActStore } from './act-store.ts'
import { newestFirst } from './history.ts'
import type { Sender } from './sender.ts'

type Stamp = 'act_id' | 'occurred_at'
type WithoutStamp<A> = A extends unknown ? Omit<A, Stamp> : never
/** An act as a screen adds it: id and time are given by the queue. */
export type NewAct = WithoutStamp<RiderAct>

export interface NewPhoto {
  readonly kind: PhotoKind
  /** JPEG, PNG or WebP of at most 5 MB. */
  readonly blob: Blob
}

export interface AddOptions {
  /** For so many milliseconds the act is not sent and can be undone. */
  readonly undoMs?: number
  /** Photos that belong to the act; they are sent after it. */
  readonly photos?: readonly NewPhoto[]
}

/** Time in which a rider can take back a wrong tap, in milliseconds. */
export const UNDO_MS = 10_000

/** A photo without its content. */
export type QueuedPhoto = Omit<PhotoRecord, 'blob'>

/**
 * The acts of the rider, kept on this phone until the service has them.
 *
 * - `add` stores an act with its id and its time before it resolves, so that a screen changes only after nothing can be
 *   lost any more. The parcels of `useWork()` show it at once.
 * - Acts are sent in the order in which they were added, by one page or the worker at a time.
 * - An act that changed nothing stays as `kept` with its reason until `dismiss`.
 */
export interface Acts {
  /** Waiting and kept acts, oldest first; the same in every open page. */
  readonly queue: Store<readonly QueuedAct[]>
  readonly photos: Store<readonly QueuedPhoto[]>
  /** Acts of the last days that the service has answered, newest first. */
  readonly history: Store<readonly DoneAct[]>
  /** Resolves to undefined where the phone has no space left: then nothing was done. */
  add(act: NewAct, options?: AddOptions): Promise<QueuedAct | undefined>
  /** Takes an act back while it may be undone, with the later acts of its order. False where it is too late. */
  undo(actId: string): Promise<boolean>
  /** Removes a kept act that the rider has seen. */
  dismiss(actId: string): Promise<void>
  /** Sends now instead of after the wait. */
  sendNow(): void
  /** Reads what is stored. */
  load(): Promise<void>
}

export interface ActsDeps {
  readonly store: ActStore
  readonly changes: Changes
  readonly sender: Sender
  readonly now: () => number
  readonly newId: () => string
  /** Asks the browser to wake the worker when there is a connection, where it can. */
  readonly requestSync: () => void
}

export function createActs({ store, changes, sender, now, newId, requestSync }: ActsDeps): Acts {
  const queue = createStore<readonly QueuedAct[]>([])
  const photos = createStore<readonly QueuedPhoto[]>([])
  const history = createStore<readonly DoneAct[]>([])
  const readActs = async () => {
    const [waiting, done] = await Promise.all([store.acts(), store.history()])
    history.set(newestFirst(done))
    queue.set(waiting)
  }
  const readPhotos = async () => photos.set((await store.photos()).map(({ blob: _, ...photo }) => photo))
  changes.on('acts', () => void readActs())
  changes.on('photos', () => void readPhotos())
  const load = async () => {
    await Promise.all([readActs(), readPhotos()])
  }
  return {
    queue,
    photos,
    history,
    load,
    async add(act, { undoMs, photos: taken = [] } = {}) {
      const at = now()
      const stamped = { ...act, act_id: newId(), occurred_at: at / 1000 }
      const records = taken.map((photo) => photoRecord(photo, stamped, at, newId()))
      const entry = { act: stamped, undoUntil: undoMs === undefined ? null : at + undoMs, photos: records }
      try {
        const queued = await store.add(entry)
        await load()
        requestSync()
        sender.wake()
        return queued
      } catch (error) {
        if (isFull(error)) return undefined
        throw error
      }
    },
    async undo(actId) {
      const isUndone = await store.undo(actId, now())
      await load()
      return isUndone
    },
    async dismiss(actId) {
      await store.dismiss(actId, now())
      await load()
    },
    sendNow: () => sender.wake(),
  }
}

const photoRecord = (
  { kind, blob }: NewPhoto,
  { act_id, order_id }: RiderAct,
  takenAt: number,
  photoId: string,
): PhotoRecord => ({
  photo_id: photoId,
  act_id,
  order_id,
  kind,
  blob,
  taken_at: takenAt,
  state: 'waiting',
  reason: null,
})

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
