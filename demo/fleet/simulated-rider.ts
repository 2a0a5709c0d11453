import { fleetCalls, type Offer } from '@beckon/contract'
import { dispatchLimits } from '@beckon/domain/limits'
import { type HandoverKind, photoKinds } from '@beckon/domain/dispatch'
import { distanceBetween, type Point } from '@beckon/domain/geo'
import { isPaidAtDoor } from '@beckon/domain/payment'
import { answerShop } from './answer-shop.ts'
import { doorActionOf } from './door-action.ts'
import { type Assignment, type Trip, isSameTrip, advanceTrip, pointOf, startTrip } from './trip.ts'
import type { RiderDeps } from './rider-deps.ts'
import { behaviourOf } from './behaviour.ts'
import { holdUp } from './hold-up.ts'
import type { Phone } from './phone.ts'
import { positionsOf, standingAt, type Tick } from './positions-of.ts'
import { takePhoto } from './take-photo.ts'
import { takeTransfers } from './take-transfers.ts'

/** A rider who answers offers, rides along the roads, collects and delivers, through the calls of its phone alone. */
export class SimulatedRider {
  readonly #phone: Phone
  readonly #deps: Pick<RiderDeps, 'roads' | 'pinOf'>
  readonly #trips = new Map<string, Trip>()
  readonly #decisionTimes = new Map<string, number>()
  /** Photos taken of the parcels in hand. */
  readonly #photographed = new Set<string>()
  /** The parcel of the present ride. */
  #orderId: string | undefined
  /** Where the present ride is; undefined without a parcel in hand. */
  #at: Point | undefined

  constructor(phone: Phone, deps: Pick<RiderDeps, 'roads' | 'pinOf'>) {
    this.#phone = phone
    this.#deps = deps
  }

  /** Comes on duty at its last position, or here. */
  async startShift(at: Point, now: number): Promise<boolean> {
    const body = { state: 'on' as const, position: standingAt(at, now) }
    return (await this.#phone.client.call(fleetCalls.setDuty, { body })).ok
  }

  async advance(tick: Tick): Promise<void> {
    const work = await this.#phone.client.call(fleetCalls.riderWork, {})
    if (!work.ok) {
      if (work.error.kind === 'refused' && work.error.status === 401) await this.#phone.signIn()
      return
    }
    const { offer, assignments, position, stops, transfers } = work.answer.result
    await takeTransfers(this.#phone.client, transfers)
    if (offer) await this.#answerOffer(offer, tick)
    this.#forgetEnded(assignments)
    for (const assignment of assignments) await answerShop(this.#phone.client, assignment)
    const next = nextAssignment(assignments, stops)
    if (next && position) await this.#continueTrip(next, position, tick)
  }

  #forgetEnded(assignments: readonly Assignment[]): void {
    const inHand = new Set(assignments.map(({ task }) => task.order_id))
    for (const orderId of this.#trips.keys()) {
      if (inHand.has(orderId)) continue
      this.#trips.delete(orderId)
      for (const kind of photoKinds) this.#photographed.delete(`${kind} ${orderId}`)
    }
    if (inHand.size === 0) this.#at = undefined
  }

  async #answerOffer({ offer_id, task, bonus = 0 }: Offer, tick: Tick): Promise<void> {
    const behaviour = behaviourOf({
      riderId: this.#phone.riderId,
      offerId: offer_id,
      customerName: task.deliver.name,
      hasBonus: bonus > 0,
    })
    const left = (this.#decisionTimes.get(offer_id) ?? behaviour.decisionSeconds) - tick.seconds
    this.#decisionTimes.set(offer_id, left)
    if (left > 0) return
    this.#decisionTimes.delete(offer_id)
    const params = { id: offer_id }
    if (behaviour.declines) {
      await this.#phone.client.call(fleetCalls.declineOffer, { params, body: { reason: 'BUSY' } })
    } else {
      await this.#phone.client.call(fleetCalls.acceptOffer, { params })
    }
  }

  async #continueTrip(assignment: Assignment, at: Point, tick: Tick): Promise<void> {
    const before = this.#tripOf(assignment, at)
    const trip = advanceTrip(before, tick.seconds)
    this.#trips.set(assignment.task.order_id, trip)
    this.#orderId = assignment.task.order_id
    this.#at = trip.ride.at
    await this.#report(before, assignment, tick)
    if (trip.goal === 'collect') return this.#atVendor(trip, assignment, tick)
    if (trip.goal === 'deliver') {
      await this.#notifyHoldUp(trip, assignment, tick)
      return this.#toCustomer(trip, assignment, tick)
    }
    if (!trip.ready) return
    const { order_id, collect, pay_at_pickup: paid } = assignment.task
    await this.#photograph('return', trip, assignment)
    const proof = { received_by: collect.name, paid_back: paid ?? null }
    await this.#phone.act({ kind: 'hand_back', order_id, ...proof }, tick.now)
  }

  async #photograph(kind: HandoverKind, { ride }: Trip, { task: { order_id: orderId } }: Assignment) {
    const photo = `${kind} ${orderId}`
    if (this.#photographed.has(photo)) return
    this.#photographed.add(photo)
    await takePhoto(this.#phone.client, { orderId, kind, at: ride.at })
  }

  /** After a restart the ride begins again from the last position that the service has, after another stop from there. */
  #tripOf(assignment: Assignment, at: Point): Trip {
    const { order_id, deliver } = assignment.task
    const known = this.#trips.get(order_id)
    const isSame = known !== undefined && isSameTrip(known, assignment)
    if (isSame && this.#orderId === order_id) return known
    const behaviour =
      known?.behaviour ??
      behaviourOf({
        riderId: this.#phone.riderId,
        offerId: order_id,
        customerName: deliver.name,
      })
    const trip = startTrip(this.#deps.roads, this.#phone.country, assignment, this.#at ?? at, behaviour)
    return isSame ? { ...trip, ...leftOf(known) } : trip
  }

  async #report(trip: Trip, { task }: Assignment, tick: Tick): Promise<void> {
    const { latitude, longitude } = pointOf(trip.goal, task)
    const positions = [...positionsOf(trip, tick)]
    await this.#phone.client.call(fleetCalls.sendPositions, {
      body: { positions, heading_to: { latitude, longitude }, sent_at: tick.now },
    })
  }

  /** A long stop is reported once, when it begins. */
  async #notifyHoldUp(trip: Trip, assignment: Assignment, { now }: Tick): Promise<void> {
    const seconds = holdUp(trip, assignment, Math.floor(now))
    if (seconds === undefined) return
    const { order_id } = assignment.task
    await this.#phone.act({ kind: 'report_hold_up', order_id, seconds }, now)
    this.#trips.set(order_id, { ...trip, isHoldUpReported: true })
  }

  async #atVendor(trip: Trip, assignment: Assignment, { now, timeScale }: Tick): Promise<void> {
    const { task, status } = assignment
    const { order_id } = task
    if (status === 'COURIER_ACCEPTED_DELIVERY' || status === 'DELAYED') {
      if (isNear(trip, task.collect)) await this.#phone.act({ kind: 'arrive_pickup', order_id }, now)
      return
    }
    // Preparation time runs at the time scale of the riders too; otherwise a fast rider waits real minutes.
    const passed = (now - task.asked_at) * timeScale
    if (trip.ready && passed >= task.ready_at - task.asked_at) {
      await this.#photograph('pickup', trip, assignment)
      const paid = task.pay_at_pickup ?? null
      await this.#phone.act({ kind: 'collect', order_id, paid, scanned: null }, now)
    }
  }

  async #toCustomer(trip: Trip, assignment: Assignment, tick: Tick): Promise<void> {
    const { task, status } = assignment
    const { order_id } = task
    if (status === 'PICKED_UP') {
      await this.#phone.act({ kind: 'leave_pickup', order_id }, tick.now)
    } else if (status === 'COURIER_LEFT_VENDOR' || status === 'DELAYED') {
      if (isNear(trip, task.deliver)) await this.#phone.act({ kind: 'arrive_dropoff', order_id }, tick.now)
    } else if (trip.ready) {
      await this.#atDoor(trip, assignment, tick)
    }
  }

  async #atDoor(trip: Trip, assignment: Assignment, { now }: Tick): Promise<void> {
    const { task, waits } = assignment
    const { order_id } = task
    const action = doorActionOf(trip.behaviour.scenario, assignment)
    if (waits) return
    if (action.kind === 'trouble') {
      await this.#phone.act({ kind: 'report_trouble', order_id, cause: action.cause, note: '' }, now)
      return
    }
    await this.#photograph('delivery', trip, assignment)
    const collected = isPaidAtDoor(task.payment_method) ? task.amount : null
    const pin = task.handover_pin_required && (await this.#deps.pinOf(order_id))
    const checks = {
      ...(pin ? { pin } : {}),
      ...(task.age_check_required ? { age_checked: true } : {}),
    }
    await this.#phone.act({ kind: 'deliver', order_id, received_by: action.to, collected, ...checks }, now)
  }
}

/**
 * Returns the parcel of the next stop; the stops are in the order of the ride. While the shop decides about a parcel, the
 * rider goes on with the others.
 */
function nextAssignment<A extends Assignment>(
  assignments: readonly A[],
  stops: readonly { readonly order_id: string }[],
): A | undefined {
  const inOrder = stops.flatMap(({ order_id: id }) => assignments.filter(({ task }) => task.order_id === id))
  return inOrder.find(({ waits }) => !waits) ?? inOrder[0] ?? assignments[0]
}

/** The rest of an interrupted trip, and whether it was reported. */
const leftOf = ({ isHoldUpReported, restSeconds, ride }: Trip) =>
  ride.arrived ? { isHoldUpReported } : { isHoldUpReported, restSeconds }

const isNear = (trip: Trip, goal: Point) => distanceBetween(trip.ride.at, goal) <= dispatchLimits.nearMetres
