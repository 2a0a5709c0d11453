import { LRUCache } from 'lru-cache'

/** Jobs of one group in a round. */
const ROUND = 8
/** Waiting jobs of a group that are taken for done in a second. */
const DONE_PER_SECOND = 10
/** Groups that are remembered, the last ones. */
const MOST_GROUPS = 10_000

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
  const sent = new LRUCache<string, Sent>({ max: MOST_GROUPS })
  return {
    /** Counts a job of the group, and returns its round. A job without a group is of the first one. */
    roundOf(queue: string, group: string | undefined): number {
      if (group === undefined) return 0
      const key = `${queue} ${group}`
      const at = now()
      const before = sent.get(key) ?? { count: 0, at }
      const count = Math.max(0, before.count - ((at - before.at) / 1000) * DONE_PER_SECOND)
      sent.set(key, { count: count + 1, at })
      return Math.floor(count / ROUND)
    },
  }
}
