import { sql } from 'kysely'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { after, type Cancel } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { writeBeforeCommit } from '../database/transaction.ts'
import type { Service } from '../background.ts'

export type BusId = string | number

/** Publishes small messages to every process: ids, never content. A message may be lost. */
export interface Bus {
  /** With a transaction in place of the database it is published when that commits. */
  publish(db: Database, topic: string, ids: readonly BusId[]): Promise<void>
  subscribe(topic: string, listener: (ids: readonly BusId[]) => void): void
  /** The connection was lost and is back: messages of the meantime are lost. */
  onGap(listener: () => void): void
}

const CHANNEL = 'beckon'
/** PostgreSQL takes 8000 bytes with a notification. */
const LIMIT = 7900
const RECONNECT_MS = 500

/** LISTEN/NOTIFY on one connection of this process. */
export function createBus(url: string, log: Logger): Bus & Service {
  const listeners = new Map<string, ((ids: readonly BusId[]) => void)[]>()
  const gaps: (() => void)[] = []
  const deliver = (payload: string) => {
    const message = parse(payload)
    for (const listener of message ? (listeners.get(message.topic) ?? []) : []) listener(message?.ids ?? [])
  }
  const line = listen(url, log, deliver, () => {
    for (const gap of gaps) gap()
  })
  return {
    name: 'bus',
    start: line.open,
    stop: line.close,
    subscribe: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    onGap: (listener) => void gaps.push(listener),
    async publish(db, topic, ids) {
      const payload = JSON.stringify([topic, ...ids])
      if (Buffer.byteLength(payload) > LIMIT) throw new RangeError(`too much for one message on ${topic}`)
      await writeBeforeCommit(db, sql`select pg_notify(${CHANNEL}, ${payload})`.compile(db))
    },
  }
}

function parse(payload: string): { topic: string; ids: readonly BusId[] } | undefined {
  const parts: unknown = JSON.parse(payload)
  if (!Array.isArray(parts) || typeof parts[0] !== 'string') return undefined
  return { topic: parts[0], ids: parts.slice(1) }
}

function listen(url: string, log: Logger, deliver: (payload: string) => void, onBack: () => void) {
  let client: Client | undefined
  let cancel: Cancel | undefined
  let closed = false
  async function open(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: 'beckon-bus',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    next.on('notification', ({ payload }) => deliver(payload ?? ''))
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
    } catch (error) {
      next.removeAllListeners('end')
      await next.end().catch(() => undefined)
      throw error
    }
  }
  function lost(gone: Client, error?: Error): void {
    if (closed || client !== gone) return
    client = undefined
    log.warn({ err: error }, 'the bus lost its connection')
    again()
  }
  function again(): void {
    cancel = after(RECONNECT_MS, () => {
      open().then(onBack, again)
    })
  }
  async function close(): Promise<void> {
    closed = true
    cancel?.()
    await client?.end()
  }
  return { open, close }
}
