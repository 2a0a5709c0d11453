import type { CountryCode } from '@beckon/domain/country'
import { isExact, isStored, type TakenPosition } from '@beckon/domain/dispatch'
import type { Point } from '@beckon/domain/geo'
import { timeOfAct } from '@beckon/domain/rider'
import { LRUCache } from 'lru-cache'
import type { Bus } from '../../../../platform/bus/bus.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/connect.ts'
import { afterCommit, type Tx } from '../../../../platform/database/transaction.ts'
import type { LiveHub } from '../../../../platform/live/live-hub.ts'
import type { OrderKey } from '../../../ordering/orders/index.ts'
import type { PositionSource } from '../schema.ts'
import { createBatches } from './batches.ts'
import type { TakenReport } from './position-store.ts'
import { type RiderReport, writeReports } from './write-reports.ts'

/** Positions of a rider as a phone or a tracker sends them. */
export interface SentPositions {
  readonly riderId: string
  readonly country: CountryCode
  readonly source: PositionSource
  readonly positions: readonly SentPosition[]
  readonly headingTo?: Point | undefined
  /** The clock of the phone when it sent them, in seconds since 1970; absent for a tracker. */
  readonly sentAt?: number | undefined
}

interface SentPosition extends Point {
  readonly bearing: number | null
  readonly accuracy: number | null
  readonly battery: number | null
  /** Seconds since 1970. */
  readonly taken_at: number
}

/** Positions that riders' phones report. */
export interface Positions {
  /** The newest one moves the rider; late ones complete the trail, and repeated ones are ignored. */
  keep(sent: SentPositions): Promise<void>
  /** The next position of the rider is stored, for instance because the rider has a parcel now. */
  storeNextPositionOf(tx: Tx, riderId: string): Promise<void>
  /**
   * The newest position of a rider that this process has received, also one that was not stored because the rider hardly
   * moved; undefined where it has received none.
   */
  newestOf(riderId: string): NewestPosition | undefined
}

/** The newest position that a rider reported. */
export interface NewestPosition extends TakenReport {
  readonly source: PositionSource
}

export interface PositionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly live: Pick<LiveHub, 'riderMoved'>
  /** Called with the parcels of riders that moved. */
  readonly onParcelsMoved?: (moved: readonly MovedParcel[]) => void
  /** Called for each report with the age of its newest position. */
  readonly onReceived?: (source: PositionSource, ageSeconds: number) => void
}

/** A parcel whose rider has moved. */
export interface MovedParcel extends OrderKey, Point {
  /** Milliseconds since 1970. */
  readonly takenAt: number
}

const TOPIC = 'store-next-position'
/** Riders whose last stored position a process remembers; the next position of any other is stored. */
const REMEMBERED = 50_000

/** Stores the latest position of each rider, and a thinned trail for each parcel. */
export function createPositions(deps: PositionDeps): Positions {
  const free = new LRUCache<string, TakenPosition>({ max: REMEMBERED })
  const received = new LRUCache<string, NewestPosition>({ max: REMEMBERED })
  deps.bus.subscribe(TOPIC, (riders) => riders.forEach((riderId) => free.delete(String(riderId))))
  deps.bus.onGap(() => free.clear())
  const write = createBatches(async (reports: readonly RiderReport[]) => {
    const parcels: MovedParcel[] = []
    for (const { riderId, takenAt, parcel, country, ...at } of await writeReports(deps.db, reports)) {
      if (parcel) {
        deps.live.riderMoved({ ...parcel, country })
        parcels.push({ ...parcel, latitude: at.latitude, longitude: at.longitude, takenAt })
      } else free.set(riderId, { ...at, takenAt })
    }
    if (parcels.length > 0) deps.onParcelsMoved?.(parcels)
  })
  return {
    async keep({ positions, sentAt, ...sent }) {
      const now = deps.clock.now().getTime()
      const taken = takenPositions(positions, sentAt, now).filter(isExact)
      const [newest] = taken.toSorted((a, b) => b.takenAt - a.takenAt)
      if (!newest) return
      rememberNewest(received, sent, newest)
      deps.onReceived?.(sent.source, (now - newest.takenAt) / 1000)
      if (isLeftOut(taken, free.get(sent.riderId))) return
      await write({ ...sent, positions: taken })
    },
    async storeNextPositionOf(tx, riderId) {
      afterCommit(tx, () => free.delete(riderId))
      await deps.bus.publish(tx, TOPIC, [riderId])
    },
    newestOf: (riderId) => received.get(riderId),
  }
}

function rememberNewest(
  received: LRUCache<string, NewestPosition>,
  { riderId, source }: Pick<SentPositions, 'riderId' | 'source'>,
  newest: TakenReport,
): void {
  const known = received.get(riderId)
  if (newest.takenAt > (known?.takenAt ?? Number.NEGATIVE_INFINITY)) {
    received.set(riderId, { ...newest, source })
  }
}

/** A phone whose clock runs ahead would otherwise outrun its own later positions once it is set right. */
const takenPositions = (
  positions: readonly SentPosition[],
  sentAt: number | undefined,
  now: number,
): TakenReport[] => {
  const clockError = sentAt === undefined ? 0 : sentAt * 1000 - now
  return positions.map(({ latitude, longitude, bearing, accuracy, battery, taken_at: at }) => ({
    ...{ latitude, longitude, bearing, accuracy, battery },
    takenAt: timeOfAct(at * 1000, clockError, now),
  }))
}

/** Whether nothing is written: the rider has no parcel and has hardly moved. Late positions may be of an earlier parcel. */
function isLeftOut(taken: readonly TakenReport[], stored: TakenPosition | undefined): boolean {
  if (!stored) return false
  const times = taken.map(({ takenAt }) => takenAt)
  const isRepeated = taken.length === 1 && times[0] === stored.takenAt
  if (!isRepeated && Math.min(...times) <= stored.takenAt) return false
  return taken.every((position) => !isStored(position, stored))
}
