import { Client, type PoolClient } from 'pg'
import { every } from '../clock.ts'

/** After this time without an answer the database is asked for a statement. Its machine has as long to answer. */
const SILENT_MS = 10_000

/** Statements that were sent to the database and not answered yet. */
export interface Unanswered {
  /** Follows a statement until it is answered, which resolves as it does. */
  follow<T>(client: PoolClient, answer: Promise<T>): Promise<T>
  /** Sets the process of the database behind a connection. A pooler in front sends another number when it connects. */
  setProcess(client: PoolClient, pid: number | undefined): void
  stop(): void
}

interface Waiting {
  statements: number
  /** Since the last answer, or since the first of these statements was sent. */
  since: number
}

/**
 * Ends a connection whose statement the database did not receive: the link was cut, and the statement is lost. By itself TCP
 * sends it again after ever longer times, for a quarter of an hour, and everything that needs the answer waits until then.
 */
export function followUnanswered(url: string, silentMs = SILENT_MS): Unanswered {
  const waiting = new Map<PoolClient, Waiting>()
  const processes = new WeakMap<PoolClient, number | undefined>()
  let isLooking = false
  const look = async () => {
    const late = [...waiting]
      .map(([client, { since }]) => ({ client, since }))
      .filter(({ since }) => performance.now() - since >= silentMs)
    if (late.length === 0) return
    const isWorking = await askForWork(url, silentMs)
    for (const { client, since } of late) {
      const isAnswered = waiting.get(client)?.since !== since
      if (!isAnswered && !isWorking(processes.get(client))) cutConnection(client)
    }
  }
  const stop = every(silentMs / 4, () => {
    if (isLooking) return
    isLooking = true
    void look().finally(() => (isLooking = false))
  })
  return {
    async follow(client, answer) {
      const known = waiting.get(client)
      if (known) known.statements += 1
      else waiting.set(client, { statements: 1, since: performance.now() })
      try {
        return await answer
      } finally {
        answered(waiting, client)
      }
    },
    setProcess: (client, pid) => void processes.set(client, pid),
    stop,
  }
}

function answered(waiting: Map<PoolClient, Waiting>, client: PoolClient): void {
  const known = waiting.get(client)
  if (!known) return
  known.statements -= 1
  known.since = performance.now()
  if (known.statements === 0) waiting.delete(client)
}

/** Asks the database, on a connection of its own, which of its processes work for this user. */
async function askForWork(url: string, milliseconds: number): Promise<(pid: number | undefined) => boolean> {
  const client = new Client({
    connectionString: url,
    application_name: 'beckon-unanswered',
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  })
  client.on('error', () => undefined)
  let isReached = false
  client.connection.once('connect', () => void (isReached = true))
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where coalesce(state, 'active') not like 'idle%'`,
    )
    const working = new Set(rows.map(({ pid }) => pid))
    return (pid) => pid !== undefined && working.has(pid)
  } catch {
    // A database that refuses this connection, or is too busy for it, may still work on the statements.
    return () => isReached
  } finally {
    client.end().catch(() => undefined)
  }
}

/** Statements of the connection fail, and the pool opens another one. */
export function cutConnection(client: PoolClient): void {
  client.connection.stream.destroy()
}
