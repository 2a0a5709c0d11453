import type { OrderRecord } from '@beckon/contract'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { Connection } from './connection.ts'
import type { Subject } from './live-hub.ts'
import type { LiveMeasures } from './live-measures.ts'
import type { Replay } from './replay.ts'
import { inSpan, type Tracer } from '../tracing/tracer.ts'
import { type CarriedWork, carriedWork, inWork, workOf } from '../tracing/work.ts'

interface Stream {
  readonly followers: Set<Connection>
  /** Resolves once messages about the vendor reach this process. */
  readonly ready: Promise<void>
  /** One thing at a time per vendor, so that what is sent keeps its order. */
  queue: Promise<void>
}

export interface StreamDeps {
  readonly bus: Pick<Bus, 'follow' | 'unfollow'>
  readonly log: Logger
  readonly replay: Replay
  readonly measures: LiveMeasures
  readonly tracer?: Tracer | undefined
  readonly present: (subject: Subject) => Promise<OrderRecord | undefined>
}

interface Change extends Subject {
  readonly sequence: number
  /** The sequence of the change before it. */
  readonly after?: number | undefined
  readonly work?: CarriedWork | undefined
}

const none: ReadonlySet<Connection> = new Set()

const READ_AT_ONCE = 1000

const isBehind = ({ followers }: Stream, vendorId: string, sequence: number): boolean =>
  [...followers].some(({ followed }) => (followed.get(vendorId) ?? sequence) < sequence)
/** Only what is known: a replayed update has no request. */
const presentWork = (): Partial<CarriedWork> =>
  Object.fromEntries(Object.entries(carriedWork()).filter(([, value]) => value !== null))

/** Updates of each vendor that a connection of this process follows. */
export class Streams {
  readonly #streams = new Map<string, Stream>()
  readonly #deps: StreamDeps

  constructor(deps: StreamDeps) {
    this.#deps = deps
  }

  /** `seen`: the last sequence the client has; undefined when it starts afresh. */
  async follow(connection: Connection, vendorId: string, seen: number | undefined): Promise<void> {
    if (!connection.isOpen()) return
    const stream = this.#streams.get(vendorId) ?? this.#open(vendorId)
    stream.followers.add(connection)
    // Nothing is sent before it has caught up; entered at once, so that a release finds it.
    connection.followed.set(vendorId, Number.POSITIVE_INFINITY)
    await this.#enqueue(vendorId, stream, async () => {
      // Before the sequence is read: a change in between would be in neither.
      await stream.ready
      if (!stream.followers.has(connection)) return
      const current = await this.#deps.replay.lastSequence(vendorId)
      await this.#catchUp(connection, vendorId, seen ?? current, current)
      connection.send({ type: 'subscribe_ok', data: { vendor_id: vendorId, sequence: current } })
    })
  }

  leave(connection: Connection, vendorId: string): void {
    connection.followed.delete(vendorId)
    const stream = this.#streams.get(vendorId)
    stream?.followers.delete(connection)
    if (stream?.followers.size !== 0) return
    this.#streams.delete(vendorId)
    this.#deps.bus.unfollow(vendorId)
  }

  #open(vendorId: string): Stream {
    const ready = this.#deps.bus.follow(vendorId)
    const stream = { followers: new Set<Connection>(), queue: Promise.resolve(), ready }
    this.#streams.set(vendorId, stream)
    return stream
  }

  followers(vendorId: string): ReadonlySet<Connection> {
    return this.#streams.get(vendorId)?.followers ?? none
  }

  publish(change: Change): void {
    const stream = this.#streams.get(change.vendorId)
    if (stream)
      void this.#enqueue(change.vendorId, stream, () => this.#publish(change, [...stream.followers]))
  }

  /** After messages may have been lost: every follower gets what it missed. */
  async catchUpAll(): Promise<void> {
    const followed = [...this.#streams]
    for (let at = 0; at < followed.length; at += READ_AT_ONCE) {
      const part = followed.slice(at, at + READ_AT_ONCE)
      const last = await this.#deps.replay.lastSequences(part.map(([vendorId]) => vendorId))
      for (const [vendorId, stream] of part) {
        if (isBehind(stream, vendorId, last.get(vendorId) ?? 0)) this.#catchUpStream(vendorId, stream)
      }
    }
  }

  #catchUpStream(vendorId: string, stream: Stream): void {
    void this.#enqueue(vendorId, stream, async () => {
      const current = await this.#deps.replay.lastSequence(vendorId)
      for (const one of stream.followers) {
        await this.#catchUp(one, vendorId, one.followed.get(vendorId) ?? current, current)
      }
    })
  }

  #enqueue(vendorId: string, stream: Stream, task: () => Promise<void>): Promise<void> {
    stream.queue = stream.queue
      .then(() => inWork(undefined, task))
      .catch((error: unknown) => this.#deps.log.error({ err: error, vendorId }, 'a live update failed'))
    return stream.queue
  }

  /** For the request of the change: its trace goes on to the socket. */
  async #publish(change: Change, to: readonly Connection[]): Promise<void> {
    const { tracer } = this.#deps
    const work = change.work && workOf(change.work)
    await this.#closeGaps(change, to)
    if (!work?.trace?.isSampled) return inWork(work, () => this.#tell(change, to))
    const attributes = { 'beckon.event.subject': change.orderId, 'beckon.live.followers': to.length }
    return inSpan(tracer, { name: 'live order_update', kind: 'producer', work, attributes }, () =>
      this.#tell(change, to),
    )
  }

  /** Two processes may have sent the messages: one before this may be lost, or still to come. */
  async #closeGaps({ vendorId, after = 0 }: Change, to: readonly Connection[]): Promise<void> {
    for (const one of to) {
      const seen = one.followed.get(vendorId)
      if (seen !== undefined && seen < after) await this.#catchUp(one, vendorId, seen, after)
    }
  }

  async #tell(change: Change, to: readonly Connection[]): Promise<void> {
    const { vendorId, sequence } = change
    const behind = to.filter((one) => sequence > (one.followed.get(vendorId) ?? Number.POSITIVE_INFINITY))
    if (behind.length === 0) return
    const order = await this.#deps.present(change)
    const data = { vendor_id: vendorId, sequence, order, ...presentWork() }
    const text = order && JSON.stringify({ type: 'order_update', data })
    for (const connection of behind) {
      // It may have left while the order was being presented.
      if (!connection.followed.has(vendorId)) continue
      connection.followed.set(vendorId, sequence)
      if (text) connection.sendText(text)
    }
  }

  /** Sends the updates missed after `seen`, or `resync`. */
  async #catchUp(connection: Connection, vendorId: string, seen: number, current: number): Promise<void> {
    connection.followed.set(vendorId, seen)
    const missed = await this.#deps.replay.missedSince(vendorId, seen, current)
    for (const change of missed ?? []) await this.#tell({ ...change, vendorId }, [connection])
    if (!missed) {
      connection.send({ type: 'resync', data: { vendor_id: vendorId, sequence: current } })
      this.#deps.measures.resyncSent()
    }
    if (connection.followed.has(vendorId)) connection.followed.set(vendorId, current)
  }
}
