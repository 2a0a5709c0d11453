import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { sendTogether } from './send-together.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { statementTracer, type Traced, untraced } from './trace-statement.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'
import { hasChangedTables } from './sql-errors.ts'
import { createTransactionEnds } from './transaction-ends.ts'
import type { Unanswered } from './unanswered.ts'

interface PoolObservers {
  readonly unanswered: Unanswered
  /** Called with the seconds that each wait for a connection took. */
  readonly onWaited?: (seconds: number) => void
  readonly tracer?: Tracer | undefined
}

/**
 * A pool whose connections prepare the statements that they send repeatedly, and which sends the first and the last
 * statement of a transaction together with its begin and its end.
 */
export function preparingPool(pool: Pool, { unanswered, onWaited, tracer }: PoolObservers): PostgresPool {
  const statements: Statements = {
    unanswered,
    names: createStatementNames(),
    traced: tracer ? statementTracer(tracer) : untraced,
  }
  // Kysely recognises a connection by its client.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    options: {},
    async connect() {
      const begun = performance.now()
      const client = await pool.connect()
      onWaited?.((performance.now() - begun) / 1000)
      const known = clients.get(client) ?? preparingClient(client, statements)
      clients.set(client, known)
      return known
    },
    async end() {
      await pool.end().finally(() => unanswered.stop())
    },
  }
}

/** Shared by the connections of a pool. */
interface Statements {
  readonly unanswered: Unanswered
  readonly names: StatementNames
  readonly traced: Traced
}

function preparingClient(client: PoolClient, { unanswered, names, traced }: Statements): PostgresPoolClient {
  const send = (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? names.of(text) : undefined
    const query = { text, values: [...values], ...(name === undefined ? {} : { name }) }
    return unanswered.follow(client, client.query(query))
  }
  const sendPrepared = (text: string, values: readonly unknown[]) =>
    send(text, values).catch((error: unknown) => {
      if (!hasChangedTables(error)) throw error
      names.renew()
      // Inside a transaction, the whole transaction runs again.
      if (client.getTransactionStatus() !== 'I') throw error
      return send(text, values)
    })
  const ends = createTransactionEnds((statements) =>
    sendTogether(client, () =>
      statements.map(({ text, values }) => traced(text, () => sendPrepared(text, values))),
    ),
  )
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('this pool has no cursors')
    return ends.query({ text, values })
  }
  return { query, release: (destroy) => client.release(destroy) }
}
