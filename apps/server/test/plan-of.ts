import type { TestServer } from './test-server.ts'

/** The plans of the queries that `run` sent, as PostgreSQL really ran them. */
export async function planOf({ platform }: TestServer, run: () => Promise<unknown>): Promise<string> {
  const client = await platform.pool.connect()
  try {
    await client.query("load 'auto_explain'")
    await client.query('set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on')
    await client.query('set client_min_messages = log')
    const lines: string[] = []
    client.on('notice', (notice) => lines.push(notice.message ?? ''))
    // The pool hands out the connection that was given back last.
    client.release()
    await run()
    return lines.join('\n')
  } finally {
    client.removeAllListeners('notice')
    // The next test explains nothing.
    const again = await platform.pool.connect()
    await again.query('reset all')
    again.release()
  }
}
