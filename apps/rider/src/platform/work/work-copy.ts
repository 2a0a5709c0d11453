import { type AnswerOf, fleetCalls } from '@beckon/contract'
import { z } from 'zod'
import { type Database, storedValue, type Value } from '../storage/index.ts'

type Work = AnswerOf<typeof fleetCalls.riderWork>['result']
/** A parcel in hand, as the service last described it. */
export type Assignment = Work['assignments'][number]

/** The copy of the rider's work on this phone, which is shown without a connection too. */
export interface WorkCopy {
  readonly work: Work
  /** Milliseconds by the phone's clock. */
  readonly fetched_at: number
  /** Counts the acts that were settled here: an answer that was asked for before one of them is out of date. */
  readonly revision: number
}

/** Name of the copy among the stored values. */
export const WORK = 'work'

export const workSchema: z.ZodType<WorkCopy> = z.object({
  work: fleetCalls.riderWork.answer.shape.result,
  fetched_at: z.number(),
  revision: z.number().int(),
})

export const storedWork = (db: Database): Value<WorkCopy> => storedValue(db, WORK, workSchema)

/** Stores a change of the copy in one transaction; without a copy there is nothing to change. */
export async function changeWork(db: Database, change: (copy: WorkCopy) => WorkCopy): Promise<void> {
  const writing = db.transaction('values', 'readwrite')
  const parsed = workSchema.safeParse(await writing.store.get(WORK))
  if (parsed.success) await writing.store.put(change(parsed.data), WORK)
  await writing.done
}
