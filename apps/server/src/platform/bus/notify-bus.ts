import { sql } from 'kysely'
import { Client } from 'pg'
import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import { after, type Cancel } from '../clock.ts'
import { probing } from '../database/connect.ts'
import { writeBeforeCommit } from '../database/transaction.ts'
import type { Bus, BusDeps } from './bus.ts'
import { createListeners, messageOf } from './listeners.ts'

const CHANNEL = 'beckon'
const RECONNECT_MS = 500

/**
 * The first letter of a message about one vendor, by which others leave it out unread. JSON ignores it: the release before
 * reads the same text. A message that begins without it may be about several vendors, and is for everyone.
 */
const OF_VENDOR = ' '
const HEAD = /^ \["(?:[^"\\]|\\.)*",("(?:[^"\\]|\\.)*")/u

/**
 * LISTEN/NOTIFY of the database, on one connection of this process. A message is a part of its commit. There is one channel:
 * the database wakes every listener of any channel, and looks through a list of all pairs of listener and channel at each
 * LISTEN, so that a channel for each vendor would save nothing.
 */
export function createNotifyBus(url: string, { log, measures }: BusDeps): Bus & Service {
  const { subscribe, onGap, deliver, gap } = createListeners(measures)
  const followed = new Set<string>()
  const line = listen(url, log, {
    deliver(text) {
      if (text.startsWith(OF_VENDOR) && !followed.has(HEAD.exec(text)?.[1] ?? ''))
        measures?.received('left_out')
      else deliver(text)
    },
    onBack: gap,
  })
  return {
    name: 'bus',
    losesOnKill: false,
    start: line.open,
    stop: line.close,
    subscribe,
    onGap,
    follow: async (vendorId) => void followed.add(JSON.stringify(vendorId)),
    unfollow: (vendorId) => void followed.delete(JSON.stringify(vendorId)),
    async publish(db, topic, ids) {
      const payload = messageOf(topic, ids)
      await writeBeforeCommit(db, sql`select pg_notify(${CHANNEL}, ${payload})`.compile(db))
    },
    async publishToFollowers(db, topic, messages) {
      if (messages.length === 0) return
      const payloads = messages.map((ids) => `${OF_VENDOR}${messageOf(topic, ids)}`)
      await writeBeforeCommit(db, sql`select pg_notify(${CHANNEL}, unnest(${payloads}::text[]))`.compile(db))
    },
  }
}

interface LineEvents {
  readonly deliver: (payload: string) => void
  readonly onBack: () => void
}

function listen(url: string, log: Logger, { deliver, onBack }: LineEvents) {
  let client: Client | undefined
  let cancel: Cancel | undefined
  let closed = false
  async function open(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: 'beckon-bus',
      ...probing,
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
