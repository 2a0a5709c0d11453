import {
  areScarce,
  chooseCarrier,
  chooseRider,
  insertParcel,
  MOST_COMPETITORS,
  type OfferHistory,
  ridersOfOthers,
} from '@beckon/domain/dispatch'
import { dispatchLimits } from '@beckon/domain/limits'
import { type Random, seededRandom } from '../../demo/seed/random.ts'
import type { City } from './city.ts'
import type { Order } from './orders.ts'
import {
  type Collected,
  type Delivered,
  insertionAsk,
  isFree,
  parcelsOf,
  ride,
  type SimulatedRider,
  type SimulatedStop,
  stopsOf,
} from './riders.ts'

export interface Rule {
  /** Each order leaves riders to the orders beside it where riders are scarce. */
  readonly together: boolean
  /** Parcels that a rider has at once. */
  readonly parcels: number
}

export interface Day {
  readonly collected: readonly Collected[]
  readonly delivered: readonly Delivered[]
  /** Seconds of work of each rider. */
  readonly work: readonly number[]
}

interface Waiting {
  readonly order: Order
  readonly history: OfferHistory[]
  /** The next look for a rider, in seconds since the day began. */
  nextAt: number
}

/** The cost of another parcel for a rider, and the stops with it. */
interface Plan {
  readonly rider: SimulatedRider
  readonly seconds: number
  readonly stops: readonly SimulatedStop[]
}

const DECLINED = 0.08
const DAY_END = 24 * 3600

/** Runs a day second by second until all orders are delivered. */
export function simulate(
  city: City,
  orders: readonly Order[],
  { riders, rule, seed }: { readonly riders: number; readonly rule: Rule; readonly seed: string },
): Day {
  const day = new RunningDay(city, rule, { riders, random: seededRandom(seed) })
  const coming = [...orders]
  for (let now = 0; now < DAY_END && (coming.length > 0 || !day.isOver()); now += 1) {
    while (coming[0] && coming[0].askedAt <= now) day.ask(coming.shift(), now)
    day.tick(now)
  }
  return day.result()
}

class RunningDay {
  readonly #city: City
  readonly #rule: Rule
  readonly #random: Random
  readonly #riders: readonly SimulatedRider[]
  readonly #collected: Collected[] = []
  readonly #delivered: Delivered[] = []
  #waiting: Waiting[] = []

  constructor(city: City, rule: Rule, { riders, random }: { riders: number; random: Random }) {
    this.#city = city
    this.#rule = rule
    this.#random = random
    this.#riders = Array.from({ length: riders }, (_, index) => ({
      riderId: `rider-${index}`,
      at: random.pick(city.doors),
      leavesAt: 0,
      stops: [],
      idleSince: 0,
      work: 0,
    }))
  }

  ask(order: Order | undefined, now: number): void {
    if (order) this.#waiting.push({ order, history: [], nextAt: now })
  }

  isOver(): boolean {
    return this.#waiting.length === 0 && this.#riders.every(({ stops }) => stops.length === 0)
  }

  result(): Day {
    return {
      collected: this.#collected,
      delivered: this.#delivered,
      work: this.#riders.map(({ work }) => work),
    }
  }

  tick(now: number): void {
    for (const rider of this.#riders) {
      if (rider.stops.length > 0) rider.work += 1
      ride(rider, this.#city, now, { collected: this.#collected, delivered: this.#delivered })
    }
    if (this.#waiting.length === 0) return
    for (const one of this.#waiting.filter(({ nextAt }) => nextAt <= now)) this.#decide(one, now)
  }

  #decide(waiting: Waiting, now: number): void {
    const left = this.#leftToOthers(waiting, now)
    const free = this.#plans(waiting.order, now, (rider) => isFree(rider, now) && !left.has(rider.riderId))
    const best = chooseRider(
      free.map(({ rider, seconds }) => ({
        riderId: rider.riderId,
        metres: 0,
        seconds,
        idleSince: rider.idleSince,
      })),
      waiting.history,
    )
    const carriers =
      this.#rule.parcels > 1 ? this.#plans(waiting.order, now, (rider) => !isFree(rider, now)) : []
    const carrier = chooseCarrier(
      carriers.map(({ rider, seconds }) => ({ riderId: rider.riderId, costSeconds: seconds })),
      best,
      waiting.history,
    )
    const chosen = [...free, ...carriers].find(({ rider }) => rider.riderId === (carrier ?? best)?.riderId)
    if (chosen) this.#offer(waiting, chosen, now)
    else waiting.nextAt = now + dispatchLimits.pauseSeconds
  }

  /** The riders whom an order leaves to the orders that wait beside it; none while riders are plenty. */
  #leftToOthers(waiting: Waiting, now: number): ReadonlyMap<string, string> {
    const withRoom = this.#riders.filter(
      (rider) => isFree(rider, now) || parcelsOf(rider) < this.#rule.parcels,
    ).length
    if (!this.#rule.together || !areScarce(this.#waiting.length, withRoom)) return new Map()
    const free = this.#riders.filter((rider) => isFree(rider, now))
    const waitingOf = ({ order }: Waiting) => ({ orderId: order.orderId, waited: now - order.askedAt })
    const seconds = (orderId: string, riderId: string) => {
      const one = this.#waiting.find(({ order }) => order.orderId === orderId)
      const rider = free.find((each) => each.riderId === riderId)
      const isAsked = one?.history.some((offer) => offer.riderId === riderId) ?? true
      return one && rider && !isAsked ? this.#city.seconds(rider.at, one.order.shop) : null
    }
    return ridersOfOthers(
      waitingOf(waiting),
      this.#waiting
        .filter((one) => one !== waiting)
        .slice(0, MOST_COMPETITORS)
        .map(waitingOf),
      free.map(({ riderId }) => riderId),
      seconds,
    )
  }

  /** The cost of an order for each of these riders, of those who can take it. */
  #plans(order: Order, now: number, isAsked: (rider: SimulatedRider) => boolean): Plan[] {
    return this.#riders.filter(isAsked).flatMap((rider): Plan[] => {
      if (isFree(rider, now)) {
        return [{ rider, seconds: this.#city.seconds(rider.at, order.shop), stops: stopsOf(order) }]
      }
      if (parcelsOf(rider) >= this.#rule.parcels) return []
      const asked = insertionAsk(rider, order, { city: this.#city, now })
      const insertion = asked && insertParcel(asked.ask)
      if (!asked || !insertion) return []
      const known = new Map(
        [...rider.stops, ...stopsOf(order)].map((stop) => [`${stop.kind} ${stop.order.orderId}`, stop]),
      )
      const stops = insertion.stops.flatMap(({ kind, orderId }) => known.get(`${kind} ${orderId}`) ?? [])
      return [{ rider, seconds: insertion.costSeconds + asked.arrivesIn, stops }]
    })
  }

  /** Asks the rider, who answers at once and mostly accepts. */
  #offer(waiting: Waiting, { rider, stops }: Plan, now: number): void {
    if (this.#random.next() < DECLINED) {
      waiting.history.push({ riderId: rider.riderId, state: 'declined' })
      waiting.nextAt = now + 1
      return
    }
    if (isFree(rider, now)) rider.leavesAt = now
    rider.stops = stops
    this.#waiting = this.#waiting.filter((one) => one !== waiting)
  }
}
