import { Client, type PoolClient, type QueryResult } from 'pg'

/**
 * Runs `send` and writes all of its messages to the socket at once; returns the result of the last query. Fails with
 * the error of the first query that failed, once all have ended.
 */
export async function sendTogether(
  client: PoolClient,
  send: () => readonly Promise<QueryResult>[],
): Promise<QueryResult> {
  const stream = client instanceof Client ? client.connection.stream : undefined
  stream?.cork()
  const queries = send()
  stream?.uncork()
  const [only] = queries
  if (only && queries.length === 1) return only
  const results = await Promise.allSettled(queries)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  const last = results.at(-1)
  if (last?.status !== 'fulfilled') throw new TypeError('no query was sent')
  return last.value
}
