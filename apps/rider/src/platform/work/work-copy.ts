import { z } from 'zod'
import { type Database, storedValue, type Value } from '../storage/index.ts'
import { isLastAct } from './last-act.ts'
import { jobNotice, type JobNotice, noticesAfter } from './notices.ts'
import { readable, readableWork } from './readable-work.ts'

type Work = z.infer<typeof readableWork>
/** A parcel in hand, as the service last described it. */
export type Assignment = Work['assignments'][number]

/** The copy of the rider's work on this phone, which is shown without a connection too. */
export interface WorkCopy {
  readonly work: Work
  /** Milliseconds by the phone's clock. */
  readonly fetched_at: number
  /** Counts the acts that were settled here: an answer that was asked for before one of them is out of date. */
  readonly revision: number
  readonly notices: readonly JobNotice[]
}

/** Name of the copy among the stored values. */
export const WORK = 'work'

export const workSchema: z.ZodType<WorkCopy> = z.object({
  work: readableWork,
  fetched_at: z.number().catch(0),
  revision: z.number().int().catch(0),
  notices: readable(jobNotice),
})

export const storedWork = (db: Database): Value<WorkCopy> => storedValue(db, WORK, workSchema)

/** Stores a change of the copy in one transaction; without a copy there is nothing to change. */
export async function changeWork(db: Database, change: (copy: WorkCopy) => WorkCopy): Promise<void> {
  const writing = db.transaction('values', 'readwrite')
  const parsed = workSchema.safeParse(await writing.store.get(WORK))
  if (parsed.success) await writing.store.put(change(parsed.data), WORK)
  await writing.done
}

/**
 * Stores an answer of the service, unless an act was settled since it was asked for. Parcels that are gone without an
 * act of the rider leave a notice.
 */
export async function storeAnswer(db: Database, next: Omit<WorkCopy, 'notices'>): Promise<boolean> {
  const writing = db.transaction(['values', 'acts'], 'readwrite')
  const values = writing.objectStore('values')
  const parsed = workSchema.safeParse(await values.get(WORK))
  const isOutdated = parsed.success && parsed.data.revision !== next.revision
  if (!isOutdated) {
    const acts = await writing.objectStore('acts').getAll()
    const before = parsed.success ? parsed.data : { work: { assignments: [] }, notices: [] }
    const notices = noticesAfter({
      before: before.work.assignments,
      after: next.work.assignments,
      notices: before.notices,
      finished: new Set(acts.flatMap(({ act }) => (isLastAct(act.kind) ? [act.order_id] : []))),
      at: next.fetched_at,
    })
    await values.put({ ...next, notices }, WORK)
  }
  await writing.done
  return !isOutdated
}
