import { type Offer, fleetCalls, type Task } from '@beckon/contract'
import { dispatchLimits, type Ride, rideAlong, startRide } from '@beckon/domain/dispatch'
import { distanceBetween, type Point } from '@beckon/domain/geo'
import type { Roads } from '../dispatch/index.ts'
import { type Habits, habitsOf } from './habits.ts'
import type { Phone } from './phone.ts'

/** Where a rider is with a parcel; what the service says of it is the truth, this is only the body on the bicycle. */
interface Errand {
  readonly habits: Habits
  /** What it rides towards. */
  goal: 'collect' | 'deliver' | 'return'
  ride: Ride
  /** Seconds of the road that the rider still stands still. */
  rests: number
}

interface Assignment {
  readonly task: Task
  readonly status: string
  readonly picked_up: boolean
}

export interface SimulatedRider {
  /** Lives on for so many seconds of the road. `now` in seconds since 1970. */
  tick(seconds: number, now: number): Promise<void>
}

/** A rider who answers offers, rides along the roads, collects and delivers, through the calls of its phone alone. */
export function createSimulatedRider(phone: Phone, roads: Roads): SimulatedRider {
  const errands = new Map<string, Errand>()
  const thinking = new Map<string, number>()
  const { client } = phone

  async function tick(seconds: number, now: number): Promise<void> {
    const work = await client.call(fleetCalls.riderWork, {})
    if (!work.ok) {
      if (work.error.kind === 'refused' && work.error.status === 401) await phone.signIn()
      return
    }
    const { offer, assignments, position } = work.answer.result
    if (offer) await consider(offer, seconds)
    const [first] = assignments
    forget(first?.task.order_id)
    if (first && position) await carry(first, position, seconds, now)
  }

  function forget(kept: string | undefined): void {
    for (const orderId of errands.keys()) if (orderId !== kept) errands.delete(orderId)
  }

  async function consider(offer: Offer, seconds: number): Promise<void> {
    const habits = habitsOf(phone.riderId, offer.offer_id, offer.task.deliver.name)
    const left = (thinking.get(offer.offer_id) ?? habits.thinks) - seconds
    thinking.set(offer.offer_id, left)
    if (left > 0) return
    thinking.delete(offer.offer_id)
    const params = { id: offer.offer_id }
    if (habits.declines) {
      await client.call(fleetCalls.declineOffer, { params, body: { reason: 'BUSY' } })
    } else {
      await client.call(fleetCalls.acceptOffer, { params })
    }
  }

  async function carry(assignment: Assignment, at: Point, seconds: number, now: number): Promise<void> {
    const errand = errandOf(assignment, at)
    const resting = Math.min(errand.rests, seconds)
    errand.rests -= resting
    errand.ride = rideAlong(errand.ride, (seconds - resting) * errand.habits.speed)
    await report(errand, assignment, seconds, now)
    await act(errand, assignment, now)
  }

  function errandOf(assignment: Assignment, at: Point): Errand {
    const { task } = assignment
    const goal = goalOf(assignment)
    const known = errands.get(task.order_id)
    if (known?.goal === goal) return known
    const habits = known?.habits ?? habitsOf(phone.riderId, task.order_id, task.deliver.name)
    const from = known?.ride.at ?? at
    const to = goal === 'deliver' ? task.deliver : task.collect
    const rests = goal === 'deliver' && assignment.status === 'PICKED_UP' ? 10 : 0
    const errand = { habits, goal, ride: startRide(from, roads(from, to, phone.country).path), rests }
    errands.set(task.order_id, errand)
    return errand
  }

  async function report(errand: Errand, { task }: Assignment, seconds: number, now: number): Promise<void> {
    const { at, bearing } = errand.ride
    const goal = errand.goal === 'deliver' ? task.deliver : task.collect
    const speed = errand.rests > 0 || errand.ride.arrived || seconds === 0 ? 0 : errand.habits.speed
    const position = { ...at, bearing, speed, taken_at: now }
    await client.call(fleetCalls.sendPosition, {
      body: { position, heading_to: { latitude: goal.latitude, longitude: goal.longitude } },
    })
  }

  async function act(errand: Errand, assignment: Assignment, now: number): Promise<void> {
    const params = { id: assignment.task.order_id }
    if (errand.goal === 'collect') return actAtVendor(errand, assignment, now)
    if (errand.goal === 'return') {
      if (errand.ride.arrived) await client.call(fleetCalls.handBack, { params })
      return
    }
    if (assignment.status === 'PICKED_UP') {
      if (errand.rests <= 0) await client.call(fleetCalls.leaveVendor, { params })
      errand.rests = Math.max(errand.rests, errand.habits.dawdles)
    } else if (assignment.status !== 'NEAR_CUSTOMER') {
      if (isNear(errand, assignment.task.deliver)) await client.call(fleetCalls.nearCustomer, { params })
    } else if (errand.ride.arrived) {
      await actAtDoor(errand, assignment)
    }
  }

  async function actAtVendor(errand: Errand, { task, status }: Assignment, now: number): Promise<void> {
    const params = { id: task.order_id }
    if (status === 'COURIER_ACCEPTED_DELIVERY') {
      if (isNear(errand, task.collect)) await client.call(fleetCalls.nearVendor, { params })
      return
    }
    if (!errand.ride.arrived || now < task.ready_at) return
    await client.call(fleetCalls.pickUp, { params })
  }

  async function actAtDoor(errand: Errand, { task }: Assignment): Promise<void> {
    const params = { id: task.order_id }
    const { scenario } = errand.habits
    if (scenario === 'unreachable' || scenario === 'refused') {
      const reason = scenario === 'refused' ? 'REFUSED' : 'UNREACHABLE'
      await client.call(fleetCalls.startReturn, { params, body: { reason } })
      return
    }
    const collected_cash = task.payment_method === 'CASH_ON_DELIVERY' ? task.amount : null
    await client.call(fleetCalls.deliver, { params, body: { received_by: task.deliver.name, collected_cash } })
  }

  return { tick }
}

function goalOf({ status, picked_up }: Assignment): Errand['goal'] {
  if (status === 'RETURN_INITIATED') return 'return'
  return picked_up ? 'deliver' : 'collect'
}

const isNear = (errand: Errand, goal: Point) => distanceBetween(errand.ride.at, goal) <= dispatchLimits.nearMetres
