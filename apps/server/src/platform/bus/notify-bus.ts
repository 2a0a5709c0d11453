import { sql } from 'kysely'
import { Client } from 'pg'
import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import { after, type Cancel } from '../clock.ts'
import { writeBeforeCommit } from '../database/transaction.ts'
import type { Bus } from './bus.ts'
import { createListeners, messageOf } from './listeners.ts'

const CHANNEL = 'beckon'
const RECONNECT_MS = 500

/** LISTEN/NOTIFY of the database, on one connection of this process. A message is a part of its commit. */
export function createNotifyBus(url: string, log: Logger): Bus & Service {
  const { subscribe, onGap, deliver, gap } = createListeners()
  const line = listen(url, log, deliver, gap)
  return {
    name: 'bus',
    losesOnKill: false,
    start: line.open,
    stop: line.close,
    subscribe,
    onGap,
    async publish(db, topic, ids) {
      const payload = messageOf(topic, ids)
      await writeBeforeCommit(db, sql`select pg_notify(${CHANNEL}, ${payload})`.compile(db))
    },
  }
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
