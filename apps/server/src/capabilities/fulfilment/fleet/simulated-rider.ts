import { decisionCalls, fleetCalls, type Offer } from '@beckon/contract'
import type { PhotoKind } from '@beckon/domain/dispatch'
import { distanceBetween, type Point } from '@beckon/domain/geo'
import { dispatchLimits } from '@beckon/domain/limits'
import { isPaidAtDoor } from '@beckon/domain/payment'
import { answerShop } from './answer-shop.ts'
import { atDoor } from './at-door.ts'
import { type Assignment, type Errand, isSameErrand, liveOn, pointOf, startErrand } from './errand.ts'
import type { FleetSurroundings } from './fleet-surroundings.ts'
import { habitsOf } from './habits.ts'
import { holdUp } from './hold-up.ts'
import type { Phone } from './phone.ts'
import { takePhoto } from './take-photo.ts'

/** One turn of the simulated world: the seconds of the road since the last one, and how fast that world runs. */
export interface Turn {
  readonly seconds: number
  readonly pace: number
  /** Seconds since 1970, with fractions. */
  readonly now: number
}

/** A rider who answers offers, rides along the roads, collects and delivers, through the calls of its phone alone. */
export class SimulatedRider {
  readonly #phone: Phone
  readonly #around: Pick<FleetSurroundings, 'roads' | 'customerSays'>
  readonly #errands = new Map<string, Errand>()
  readonly #thinking = new Map<string, number>()
  /** What was photographed of the parcel in hand. */
  readonly #photographed = new Set<string>()

  constructor(phone: Phone, around: Pick<FleetSurroundings, 'roads' | 'customerSays'>) {
    this.#phone = phone
    this.#around = around
  }

  /** Comes on duty at its last position, or here. */
  async startShift(at: Point, now: number): Promise<boolean> {
    const position = { ...at, bearing: null, speed: 0, taken_at: now }
    return (await this.#phone.client.call(fleetCalls.startShift, { body: { position } })).ok
  }

  async live(turn: Turn): Promise<void> {
    const work = await this.#phone.client.call(fleetCalls.riderWork, {})
    if (!work.ok) {
      if (work.error.kind === 'refused' && work.error.status === 401) await this.#phone.signIn()
      return
    }
    const { offer, assignments, position } = work.answer.result
    if (offer) await this.#consider(offer, turn)
    const [first] = assignments
    for (const orderId of this.#errands.keys()) {
      if (orderId === first?.task.order_id) continue
      this.#errands.delete(orderId)
      this.#photographed.clear()
    }
    if (first) await answerShop(this.#phone.client, first)
    if (first && position) await this.#carry(first, position, turn)
  }

  async #consider({ offer_id, task, bonus = 0 }: Offer, turn: Turn): Promise<void> {
    const habits = habitsOf({
      riderId: this.#phone.riderId,
      offerId: offer_id,
      customerName: task.deliver.name,
      hasBonus: bonus > 0,
    })
    const left = (this.#thinking.get(offer_id) ?? habits.thinks) - turn.seconds
    this.#thinking.set(offer_id, left)
    if (left > 0) return
    this.#thinking.delete(offer_id)
    const params = { id: offer_id }
    if (habits.declines) {
      await this.#phone.client.call(fleetCalls.declineOffer, { params, body: { reason: 'BUSY' } })
    } else {
      await this.#phone.client.call(fleetCalls.acceptOffer, { params })
    }
  }

  async #carry(assignment: Assignment, at: Point, turn: Turn): Promise<void> {
    const errand = liveOn(this.#errandOf(assignment, at), turn.seconds)
    this.#errands.set(assignment.task.order_id, errand)
    await this.#report(errand, assignment, turn)
    if (errand.goal === 'collect') return this.#atVendor(errand, assignment, turn)
    if (errand.goal === 'deliver') {
      await this.#notifyHoldUp(errand, assignment, turn)
      return this.#toCustomer(errand, assignment)
    }
    if (!errand.ready) return
    const { order_id, collect, pay_at_pickup: paid } = assignment.task
    await this.#photograph('return', errand, assignment)
    const body = { received_by: collect.name, paid_back: paid ?? null }
    await this.#phone.client.call(fleetCalls.handBack, { params: { id: order_id }, body })
  }

  async #photograph(kind: PhotoKind, { ride }: Errand, { task: { order_id: orderId } }: Assignment) {
    const photo = `${kind} ${orderId}`
    if (this.#photographed.has(photo)) return
    this.#photographed.add(photo)
    await takePhoto(this.#phone.client, { orderId, kind, at: ride.at })
  }

  /** After a restart the ride begins again from the last position that the service has. */
  #errandOf(assignment: Assignment, at: Point): Errand {
    const { order_id, deliver } = assignment.task
    const known = this.#errands.get(order_id)
    if (known && isSameErrand(known, assignment)) return known
    const habits =
      known?.habits ??
      habitsOf({
        riderId: this.#phone.riderId,
        offerId: order_id,
        customerName: deliver.name,
      })
    return startErrand(this.#around.roads, this.#phone.country, assignment, known?.ride.at ?? at, habits)
  }

  async #report(errand: Errand, { task }: Assignment, turn: Turn): Promise<void> {
    const { at, bearing, arrived } = errand.ride
    const speed = errand.rests > 0 || arrived ? 0 : errand.habits.speed
    const { latitude, longitude } = pointOf(errand.goal, task)
    await this.#phone.client.call(fleetCalls.sendPosition, {
      body: { position: { ...at, bearing, speed, taken_at: turn.now }, heading_to: { latitude, longitude } },
    })
  }

  /** A long stop is told when it begins, and once. */
  async #notifyHoldUp(errand: Errand, assignment: Assignment, { now }: Turn): Promise<void> {
    const seconds = holdUp(errand, assignment, Math.floor(now))
    if (seconds === undefined) return
    const id = assignment.task.order_id
    await this.#phone.client.call(fleetCalls.reportHoldUp, { params: { id }, body: { seconds } })
    this.#errands.set(id, { ...errand, toldHoldUp: true })
  }

  async #atVendor(errand: Errand, assignment: Assignment, turn: Turn): Promise<void> {
    const { task, status } = assignment
    const params = { id: task.order_id }
    if (status === 'COURIER_ACCEPTED_DELIVERY' || status === 'DELAYED') {
      if (isNear(errand, task.collect)) await this.#phone.client.call(fleetCalls.nearVendor, { params })
      return
    }
    // The kitchen lives at the pace of the riders, or a fast world would wait for a slow one.
    const passed = (turn.now - task.asked_at) * turn.pace
    if (errand.ready && passed >= task.ready_at - task.asked_at) {
      await this.#photograph('pickup', errand, assignment)
      const body = { paid: task.pay_at_pickup ?? null }
      await this.#phone.client.call(fleetCalls.pickUp, { params, body })
    }
  }

  async #toCustomer(errand: Errand, assignment: Assignment): Promise<void> {
    const { task, status } = assignment
    const { client } = this.#phone
    const params = { id: task.order_id }
    if (status === 'PICKED_UP') {
      await client.call(fleetCalls.leaveVendor, { params })
    } else if (status === 'COURIER_LEFT_VENDOR' || status === 'DELAYED') {
      if (isNear(errand, task.deliver)) await client.call(fleetCalls.nearCustomer, { params })
    } else if (errand.ready) {
      await this.#atDoor(errand, assignment)
    }
  }

  async #atDoor(errand: Errand, assignment: Assignment): Promise<void> {
    const { client } = this.#phone
    const { task, waits } = assignment
    const params = { id: task.order_id }
    const deed = atDoor(errand.habits.scenario, assignment)
    if (waits) return
    if (deed.kind === 'trouble') {
      await client.call(decisionCalls.reportTrouble, { params, body: { cause: deed.cause } })
      return
    }
    await this.#photograph('delivery', errand, assignment)
    const collected = isPaidAtDoor(task.payment_method) ? task.amount : null
    const pin = task.handover_pin_required && (await this.#around.customerSays(task.order_id))
    const body = { received_by: deed.to, collected, ...(pin ? { pin } : {}) }
    await client.call(fleetCalls.deliver, { params, body })
  }
}

const isNear = (errand: Errand, goal: Point) =>
  distanceBetween(errand.ride.at, goal) <= dispatchLimits.nearMetres
