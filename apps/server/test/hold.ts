import pg from 'pg'
import { pause } from '../src/platform/clock.ts'

/** Number of equal counts in a row after which no further waiter is expected. */
const QUIET = 15

/** Locks what a statement names, until those who want it as well are let go. */
export async function hold(connectionString: string, statement: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  let isReleased = false
  await client.query('begin')
  await client.query(statement, [...values])
  /**
   * Counts the connections that wait for a lock, except uploads that only report that they are in progress.
   */
  const waiting = async (): Promise<number> => {
    // Within a transaction it would show the same each time.
    await client.query('select pg_stat_clear_snapshot()')
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query not like '%set "worked_at" = $1 where%'`,
    )
    return rowCount ?? 0
  }
  return {
    waiting,
    /**
     * Waits until at least that many connections wait and their number is stable; the test's timeout bounds
     * it.
     */
    async quiet(least: number): Promise<void> {
      for (let [last, times] = [0, 0]; last < least || times < QUIET;) {
        await pause(10)
        const now = await waiting()
        times = now === last ? times + 1 : 0
        last = now
      }
    },
    /** May be called again, so that a test that fails releases it too. */
    async release(): Promise<void> {
      if (isReleased) return
      isReleased = true
      await client.query('commit')
      await client.end()
    },
  }
}
