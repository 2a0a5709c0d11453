import type { ActOutcome, RiderAct } from '@beckon/contract'
import { textValues } from '@beckon/contract/client'
import type { Changes, Database, DoneAct, KeptReason, PhotoRecord, QueuedAct } from '../storage/index.ts'
import { isLastAct, WORK, workSchema } from '../work/index.ts'
import { applyActs, isOver } from './apply-act.ts'
import { doneAct, trimHistory } from './history.ts'

export interface NewEntry {
  readonly act: RiderAct
  readonly undoUntil: number | null
  readonly photos: readonly PhotoRecord[]
}

/** The result of an act: where it is kept, with the reason. */
export type Settled = { readonly act: RiderAct } & (
  | { readonly outcome: 'applied' }
  | { readonly outcome: 'kept'; readonly reason: KeptReason }
)

/** The acts and photos in the database; each change is one transaction, and every page is notified of it. */
export interface ActStore {
  acts(): Promise<readonly QueuedAct[]>
  photos(): Promise<readonly PhotoRecord[]>
  /** Acts that were answered and left the queue. */
  history(): Promise<readonly DoneAct[]>
  add(entry: NewEntry): Promise<QueuedAct>
  /** Removes an act that has not been sent, those of the same order after it, and their photos. */
  undo(actId: string, now: number): Promise<boolean>
  /**
   * Applied acts change the copy of the work and go to the history; kept ones stay with their reason. The time is the
   * phone's, in milliseconds.
   */
  settle(results: readonly Settled[], now: number): Promise<void>
  dismiss(actId: string, now: number): Promise<void>
  removePhoto(photoId: string): Promise<void>
  keepPhoto(photo: PhotoRecord, reason: KeptReason): Promise<void>
}

export function createActStore(db: Database, changes: Changes): ActStore {
  return {
    acts: () => db.getAll('acts'),
    photos: () => db.getAll('photos'),
    history: () => db.getAll('history'),
    add: (entry) => addEntry(db, changes, entry),
    undo: (actId, now) => undoAct(db, changes, actId, now),
    async settle(results, now) {
      await settle(db, results, now)
      await trimHistory(db, now / 1000)
      // The work first: without it a page that no longer has the act would show the step before it.
      changes.publish('work')
      changes.publish('acts')
    },
    async dismiss(actId, now) {
      await dismissAct(db, actId, now)
      changes.publish('acts')
    },
    async removePhoto(photoId) {
      await db.delete('photos', photoId)
      changes.publish('photos')
    },
    async keepPhoto(photo, reason) {
      await db.put('photos', { ...photo, state: 'kept', reason })
      changes.publish('photos')
    },
  }
}

async function addEntry(
  db: Database,
  changes: Changes,
  { act, undoUntil, photos }: NewEntry,
): Promise<QueuedAct> {
  const record = { act, undo_until: undoUntil, state: 'waiting', reason: null } as const
  const writing = db.transaction(['acts', 'photos'], 'readwrite')
  // The database gives the number, which its type asks for.
  const added = writing.objectStore('acts').add(record as QueuedAct)
  await Promise.all(photos.map((photo) => writing.objectStore('photos').add(photo)))
  const seq = await added
  await writing.done
  changes.publish('acts')
  if (photos.length > 0) changes.publish('photos')
  return { ...record, seq }
}

async function undoAct(db: Database, changes: Changes, actId: string, now: number): Promise<boolean> {
  const writing = db.transaction(['acts', 'photos'], 'readwrite')
  const acts = writing.objectStore('acts')
  const undone = await acts.index('by_act').get(actId)
  const isPossible = undone?.state === 'waiting' && undone.undo_until !== null && undone.undo_until > now
  if (undone && isPossible) {
    const later = (await acts.getAll()).filter(
      ({ seq, act }) => seq >= undone.seq && act.order_id === undone.act.order_id,
    )
    for (const { seq, act } of later) {
      await acts.delete(seq)
      const photos = writing.objectStore('photos')
      for (const key of await photos.index('by_act').getAllKeys(act.act_id)) await photos.delete(key)
    }
  }
  await writing.done
  if (!isPossible) return false
  changes.publish('acts')
  changes.publish('photos')
  return true
}

async function dismissAct(db: Database, actId: string, now: number): Promise<void> {
  const writing = db.transaction(['acts', 'history'], 'readwrite')
  const acts = writing.objectStore('acts')
  const kept = await acts.index('by_act').get(actId)
  if (kept) {
    await acts.delete(kept.seq)
    await writing.objectStore('history').put(doneAct(kept, now / 1000, kept.reason))
  }
  await writing.done
}

async function settle(db: Database, results: readonly Settled[], now: number): Promise<void> {
  const writing = db.transaction(['acts', 'values', 'history', 'drafts'], 'readwrite')
  const acts = writing.objectStore('acts')
  for (const result of results) {
    const queued = await acts.index('by_act').get(result.act.act_id)
    if (!queued) continue
    if (result.outcome === 'applied') {
      await acts.delete(queued.seq)
      await writing.objectStore('history').put(doneAct(queued, now / 1000))
      if (isLastAct(queued.act.kind)) await writing.objectStore('drafts').delete(queued.act.order_id)
    } else await acts.put({ ...queued, state: 'kept', reason: result.reason })
  }
  const values = writing.objectStore('values')
  const parsed = workSchema.safeParse(await values.get(WORK))
  if (parsed.success) {
    const { work, revision, ...copy } = parsed.data
    const applied = results.flatMap(({ outcome, act }) => (outcome === 'applied' ? [act] : []))
    const assignments = applyActs(work.assignments, applied).filter((one) => !isOver(one))
    await values.put({ ...copy, work: { ...work, assignments }, revision: revision + 1 }, WORK)
  }
  await writing.done
}

/** Returns the results of acts by the answer of the service; acts that it does not name have none. */
export const resultsOf = (sent: readonly QueuedAct[], outcomes: readonly ActOutcome[]): readonly Settled[] =>
  sent.flatMap(({ act }): readonly Settled[] => {
    const answer = outcomes.find(({ act_id }) => act_id === act.act_id)
    if (!answer) return []
    if (answer.outcome === 'applied') return [{ act, outcome: 'applied' }]
    const {
      code = 'server.unexpected',
      translation_key = 'error.move-not-allowed',
      meta = {},
      status,
    } = answer
    const reason = { code, translation_key, values: textValues(meta), ...(status ? { status } : {}) }
    return [{ act, outcome: 'kept', reason }]
  })
