import type { Database, DoneAct, KeptReason, QueuedAct } from '../storage/index.ts'

/** Days for which this phone shows what its rider did. */
export const HISTORY_DAYS = 14
const DAY_SECONDS = 86_400

/** Returns the entry of an answered act in the history. */
export const doneAct = (
  { act }: Pick<QueuedAct, 'act'>,
  sentAt: number,
  reason: KeptReason | null = null,
): DoneAct => ({
  act_id: act.act_id,
  order_id: act.order_id,
  kind: act.kind,
  occurred_at: act.occurred_at,
  sent_at: sentAt,
  reason,
})

/** Newest first. */
export const newestFirst = (acts: readonly DoneAct[]): readonly DoneAct[] =>
  acts.toSorted((a, b) => b.occurred_at - a.occurred_at)

/** Ids of entries that are too old to be shown. Times in seconds since 1970. */
export const outdated = (acts: readonly DoneAct[], now: number): readonly string[] =>
  acts.filter(({ occurred_at: at }) => now - at > HISTORY_DAYS * DAY_SECONDS).map(({ act_id: id }) => id)

/** Removes entries that are too old. */
export async function trimHistory(db: Database, now: number): Promise<void> {
  const old = outdated(await db.getAll('history'), now)
  await Promise.all(old.map((id) => db.delete('history', id)))
}
