import type { OrderRecord } from '@beckon/contract'
import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import type { Connection } from './connection.ts'
import type { Subject } from './live-hub.ts'
import { lastSequence, missedSince } from './replay.ts'

interface Stream {
  readonly followers: Set<Connection>
  /** One thing at a time per vendor, so that what is sent keeps its order. */
  queue: Promise<void>
}

export interface StreamParts {
  readonly db: Database
  readonly log: Logger
  readonly present: (subject: Subject) => Promise<OrderRecord | undefined>
}

/** The updates of each vendor that somebody on this process follows. */
export function createStreams({ db, log, present }: StreamParts) {
  const streams = new Map<string, Stream>()

  function enqueue(vendorId: string, stream: Stream, task: () => Promise<void>): Promise<void> {
    stream.queue = stream.queue
      .then(task)
      .catch((error: unknown) => log.error({ err: error, vendorId }, 'a live update failed'))
    return stream.queue
  }

  async function tell(event: Subject & { sequence: number }, to: readonly Connection[]): Promise<void> {
    const behind = to.filter((one) => event.sequence > (one.followed.get(event.vendorId) ?? Infinity))
    if (behind.length === 0) return
    const order = await present(event)
    const { vendorId, sequence } = event
    const text =
      order && JSON.stringify({ type: 'order_update', data: { vendor_id: vendorId, sequence, order } })
    for (const connection of behind) {
      connection.followed.set(vendorId, sequence)
      if (text) connection.sendText(text)
    }
  }

  /** Sends what was missed after `seen`, or says that everything must be fetched again. */
  async function catchUp(connection: Connection, vendorId: string, seen: number, current: number) {
    connection.followed.set(vendorId, seen)
    const missed = await missedSince(db, vendorId, seen, current)
    for (const event of missed ?? []) await tell({ ...event, vendorId }, [connection])
    if (!missed) connection.send({ type: 'resync', data: { vendor_id: vendorId, sequence: current } })
    connection.followed.set(vendorId, current)
  }

  return {
    /** `seen`: the last sequence the client has; undefined when it starts afresh. */
    async follow(connection: Connection, vendorId: string, seen: number | undefined): Promise<void> {
      if (!connection.isOpen()) return
      const stream = streams.get(vendorId) ?? { followers: new Set(), queue: Promise.resolve() }
      streams.set(vendorId, stream)
      stream.followers.add(connection)
      // Nothing is sent before it has caught up; noted at once, so that a release finds it.
      connection.followed.set(vendorId, Number.POSITIVE_INFINITY)
      await enqueue(vendorId, stream, async () => {
        if (!stream.followers.has(connection)) return
        const current = await lastSequence(db, vendorId)
        await catchUp(connection, vendorId, seen ?? current, current)
        connection.send({ type: 'subscribe_ok', data: { vendor_id: vendorId, sequence: current } })
      })
    },
    leave(connection: Connection, vendorId: string): void {
      connection.followed.delete(vendorId)
      const stream = streams.get(vendorId)
      stream?.followers.delete(connection)
      if (stream?.followers.size === 0) streams.delete(vendorId)
    },
    publish(event: Subject & { sequence: number }): void {
      const stream = streams.get(event.vendorId)
      if (stream) void enqueue(event.vendorId, stream, () => tell(event, [...stream.followers]))
    },
    /** After the bus was gone: every follower gets what it missed meanwhile. */
    catchUpAll(): void {
      for (const [vendorId, stream] of streams) {
        void enqueue(vendorId, stream, async () => {
          const current = await lastSequence(db, vendorId)
          for (const one of stream.followers) {
            await catchUp(one, vendorId, one.followed.get(vendorId) ?? current, current)
          }
        })
      }
    },
    followers: (vendorId: string): ReadonlySet<Connection> => streams.get(vendorId)?.followers ?? new Set(),
  }
}

export type Streams = ReturnType<typeof createStreams>
