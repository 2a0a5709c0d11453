import pg from 'pg'
import type { Logger } from 'pino'
import { after, type Cancel } from '../../../../platform/clock.ts'
import { probing } from '../../../../platform/database/connect.ts'

/**
 * Claims of endpoints, each by one process at a time. A claim is a lock of a connection of its own: it ends with the process,
 * however that ends, so that another process continues at once and none waits for a lease to expire.
 */
export interface Claims {
  start(): Promise<void>
  stop(): Promise<void>
  /** Returns whether the endpoint is this process's now; never waits for another process. */
  claim(endpointId: string): Promise<boolean>
  release(endpointId: string): Promise<void>
  /** False once the connection was lost, and the claims with it. */
  holds(endpointId: string): boolean
}

const SPACE = `hashtext('beckon:webhook-endpoint')`
const RECONNECT_MS = 500

export function createClaims(url: string, log: Logger): Claims {
  const held = new Set<string>()
  const line = openLine(url, () => {
    held.clear()
    log.warn('the claims of webhook endpoints were lost with their connection')
  })
  const ask = async (name: string, endpointId: string): Promise<boolean> => {
    const asked = line.client()
    const result = await asked
      ?.query<{ yes: boolean }>(`select ${name}(${SPACE}, hashtext($1)) as yes`, [endpointId])
      .catch(() => undefined)
    return asked === line.client() && result?.rows[0]?.yes === true
  }
  return {
    start: line.open,
    async stop() {
      held.clear()
      await line.close()
    },
    async claim(endpointId) {
      if (!(await ask('pg_try_advisory_lock', endpointId))) return false
      held.add(endpointId)
      return true
    },
    async release(endpointId) {
      if (held.delete(endpointId)) await ask('pg_advisory_unlock', endpointId)
    },
    holds: (endpointId) => held.has(endpointId),
  }
}

/** A connection that is opened again after it was lost. */
function openLine(url: string, onLost: () => void) {
  let client: pg.Client | undefined
  let cancel: Cancel | undefined
  let closed = false
  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'beckon-webhooks',
      ...probing,
    })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    await next.connect()
    client = next
  }
  function lost(gone: pg.Client): void {
    if (closed || client !== gone) return
    client = undefined
    onLost()
    again()
  }
  function again(): void {
    cancel = after(RECONNECT_MS, () => {
      if (!closed) open().catch(again)
    })
  }
  async function close(): Promise<void> {
    closed = true
    cancel?.()
    await client?.end()
  }
  return { open, close, client: () => client }
}
