import type { LiveRequest, OrderRecord, RiderInfo } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { Logger } from 'pino'
import type { Service } from '../background.ts'
import type { Bus } from '../bus/bus.ts'
import { type Cancel, every, pause } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { eventsOf } from '../outbox/messages.ts'
import { OUTBOX_TOPIC } from '../outbox/relay.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { ACCESS_CHANGED_TOPIC } from './access-changed.ts'
import { type Connection, closeCodes, restarting } from './connection.ts'
import type { LiveHub, Subject, Viewer } from './live-hub.ts'
import { type LiveMeasures, noLiveMeasures } from './live-measures.ts'
import { type Replay, replayFrom } from './replay.ts'
import { createRiderPositions } from './rider-positions.ts'
import { SESSION_ENDED_TOPIC } from './session-ended.ts'
import { Streams } from './streams.ts'

const HEARTBEAT_MS = 25_000
/** An update whose message was lost reaches its followers within this time. */
const SWEEP_MS = 15_000
const USER_CONNECTIONS = 20
/** At a stop sockets are closed within three seconds, not at once: each is opened again elsewhere after a second. */
const [GROUPS, GROUP_MS, SMALLEST_GROUP] = [60, 50, 50]
/** Vendors that one socket follows; the longest followed is left for the next. */
const FOLLOWED = 300

type MaySee = (viewer: Viewer, vendorId: string, includeOutlets: boolean) => Promise<readonly string[]>
type Present<T> = (subject: Subject) => Promise<T | undefined>
type Subscription = Extract<LiveRequest, { action: 'subscribeToVendor' }>['data']

export interface HubDeps {
  readonly db: Database
  readonly bus: Bus
  readonly log: Logger
  readonly replay?: Replay
  readonly measures?: LiveMeasures
  readonly tracer?: Tracer | undefined
}

/** The sockets of this process, and what goes out on them. */
export class Hub implements LiveHub, Service {
  readonly name = 'live hub'
  readonly riderMoved: (subject: Subject) => void
  readonly measures: LiveMeasures
  readonly #connections = new Set<Connection>()
  /** Connections of each user. */
  readonly #countOf = new Map<Viewer['userId'], number>()
  readonly #streams: Streams
  #maySee: MaySee = async () => []
  #presentOrder: Present<OrderRecord> = async () => undefined
  #presentRider: Present<RiderInfo> = async () => undefined
  readonly #log: Logger
  readonly #sweeps: boolean
  #stops: readonly Cancel[] = []
  #isStopping = false

  constructor(deps: HubDeps) {
    const replay = deps.replay ?? replayFrom(deps.db)
    const measures = deps.measures ?? noLiveMeasures
    this.measures = measures
    const streams = new Streams({
      ...deps,
      ...{ replay, measures },
      present: (subject) => this.#presentOrder(subject),
    })
    this.#streams = streams
    this.#log = deps.log
    const present: Present<RiderInfo> = (subject) => this.#presentRider(subject)
    this.riderMoved = createRiderPositions({ ...deps, streams, present })
    deps.bus.subscribe(OUTBOX_TOPIC, (ids) => {
      for (const event of eventsOf(ids)) streams.publish({ ...event, orderId: event.subject })
    })
    deps.bus.subscribe(SESSION_ENDED_TOPIC, (sessions) => this.#closeSessions(sessions))
    const review = (reviewing: Promise<void>) =>
      void reviewing.catch((error: unknown) => deps.log.error({ err: error }, 'access review failed'))
    deps.bus.subscribe(ACCESS_CHANGED_TOPIC, (users) => {
      const concerns = ({ viewer }: Connection) => users.includes(viewer.userId)
      review(this.#endFollowing(concerns).then(() => this.#notifyChanged(concerns)))
    })
    deps.bus.onGap(() => {
      this.#catchUp()
      review(this.#closeEndedSessions().then(() => this.#endFollowing(() => true)))
    })
    this.#sweeps = deps.bus.losesOnKill
  }

  authorise(maySee: MaySee): void {
    this.#maySee = maySee
  }

  presentOrder(present: Present<OrderRecord>): void {
    this.#presentOrder = present
  }

  presentRider(present: Present<RiderInfo>): void {
    this.#presentRider = present
  }

  endGrants(country: CountryCode): void {
    for (const one of this.#connections) {
      const { viewer } = one
      if (viewer.mode === 'godroid' && viewer.country === country)
        one.close(closeCodes.goingAway, 'grants changed')
    }
  }

  count(): number {
    return this.#connections.size
  }

  /** From then on a socket that is admitted would not be among those that `stop` closes. */
  isStopping(): boolean {
    return this.#isStopping
  }

  /** False when the user has too many sockets already. */
  admit(connection: Connection): boolean {
    const { userId } = connection.viewer
    const count = this.#countOf.get(userId) ?? 0
    if (count >= USER_CONNECTIONS) return false
    this.#countOf.set(userId, count + 1)
    this.#connections.add(connection)
    return true
  }

  release(connection: Connection): void {
    if (this.#connections.delete(connection)) this.#countOneLess(connection.viewer.userId)
    // `leave` deletes from the map that is being iterated; a Map allows that.
    for (const vendorId of connection.followed.keys()) this.#streams.leave(connection, vendorId)
  }

  #countOneLess(userId: Viewer['userId']): void {
    const count = (this.#countOf.get(userId) ?? 0) - 1
    if (count > 0) this.#countOf.set(userId, count)
    else this.#countOf.delete(userId)
  }

  async handle(connection: Connection, request: LiveRequest): Promise<void> {
    if (request.action === 'ping') connection.send({ type: 'pong' })
    else await this.#subscribe(connection, request.data)
  }

  async start(): Promise<void> {
    const ping = () => {
      for (const one of this.#connections) one.ping()
    }
    this.#stops = [
      every(HEARTBEAT_MS, ping),
      ...(this.#sweeps ? [every(SWEEP_MS, () => this.#catchUp())] : []),
    ]
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    for (const stop of this.#stops) stop()
    const open = [...this.#connections]
    const size = Math.max(SMALLEST_GROUP, Math.ceil(open.length / GROUPS))
    for (let next = 0; next < open.length; next += size) {
      if (next > 0) await pause(GROUP_MS)
      for (const one of open.slice(next, next + size)) one.close(...restarting)
    }
  }

  #catchUp(): void {
    this.#streams
      .catchUpAll()
      .catch((error: unknown) => this.#log.error({ err: error }, 'missed live updates could not be read'))
  }

  async #subscribe(connection: Connection, data: Subscription): Promise<void> {
    const vendors = await this.#maySee(connection.viewer, data.vendor_id, data.include_outlets === true)
    if (vendors.length === 0) connection.send({ type: 'error', data: { code: 'vendor.not-found' } })
    for (const vendorId of vendors.slice(0, FOLLOWED)) {
      const [oldest] = connection.followed.keys()
      if (connection.followed.size >= FOLLOWED && oldest) this.#streams.leave(connection, oldest)
      await this.#streams.follow(connection, vendorId, seenOf(data, vendorId))
    }
  }

  /** Closes the connections whose session ended during a gap of the bus. One after the other: there may be thousands. */
  async #closeEndedSessions(): Promise<void> {
    for (const one of [...this.#connections]) {
      if (one.isOpen() && !(await one.isSessionValid())) one.close(closeCodes.signedOut, 'signed out')
    }
  }

  /** Ends the subscriptions that are no longer allowed, with an error message. One after the other, as above. */
  async #endFollowing(concerns: (connection: Connection) => boolean): Promise<void> {
    for (const one of [...this.#connections].filter(concerns)) {
      const followed = [...one.followed.keys()]
      for (const vendorId of followed) {
        if ((await this.#maySee(one.viewer, vendorId, false)).length === 0) {
          this.#streams.leave(one, vendorId)
          one.send({ type: 'error', data: { code: 'vendor.not-found' } })
        }
      }
    }
  }

  #notifyChanged(concerns: (connection: Connection) => boolean): void {
    for (const one of [...this.#connections].filter(concerns)) one.send({ type: 'access_changed' })
  }

  #closeSessions(sessions: readonly (string | number)[]): void {
    for (const one of this.#connections) {
      if (sessions.includes(one.viewer.sessionId)) one.close(closeCodes.signedOut, 'signed out')
    }
  }
}

/** The client has one `last_seen`, of the vendor it names: outlets that come along with it start with a resync. */
function seenOf(data: Subscription, vendorId: string): number | undefined {
  if (data.last_seen === undefined) return undefined
  return vendorId === data.vendor_id ? data.last_seen : -1
}
