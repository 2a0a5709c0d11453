import { LRUCache } from 'lru-cache'

/** Jobs of one group in a round. */
const ROUND = 8
/** Waiting jobs of a group that are taken for done in a second. */
const DONE_PER_SECOND = 10
/** Counts that are kept, the last ones. */
const MOST_COUNTS = 10_000
const MINUTE_MS = 60_000

interface Sent {
  readonly count: number
  readonly at: number
}

/**
 * Rounds by which the groups of a queue take turns: the first jobs that a group sends are of round 0, the next ones of round 1,
 * and so on. A job of an earlier round runs first, so that a group which sends hundreds leaves a place to one that sends a few.
 * Each process counts what it sends itself; nothing is asked of the database.
 */
export function createTurns(now: () => number = () => performance.now()) {
  const sent = new LRUCache<string, Sent>({ max: MOST_COUNTS })
  return {
    /**
     * Counts a job of the group and returns its round, the first one for a job without a group. Jobs that start later are
     * counted apart, by the minute of their start: each still has its round then. A job that is not queued in the end, because
     * another one has its key, counts too.
     */
    nextRound(queue: string, group: string | undefined, startAfter?: Date): number {
      if (group === undefined) return 0
      const minute = startAfter ? Math.floor(startAfter.getTime() / MINUTE_MS) : ''
      const key = `${queue} ${group} ${minute}`
      const at = now()
      const before = sent.get(key) ?? { count: 0, at }
      const count = Math.max(0, before.count - ((at - before.at) / 1000) * DONE_PER_SECOND)
      sent.set(key, { count: count + 1, at })
      return Math.floor(count / ROUND)
    },
  }
}
