import type { ActOutcome, RiderAct } from '@beckon/contract'
import type { Scheduler } from 'fast-check'
import { takeActs } from '../../src/capabilities/fulfilment/dispatch/acts/take-acts.ts'
import { setDuty } from '../../src/capabilities/fulfilment/dispatch/duty/set-duty.ts'
import { followAccount } from '../../src/capabilities/fulfilment/dispatch/riders/follow-account.ts'
import { acceptOffer, declineOffer } from '../../src/capabilities/fulfilment/dispatch/search/answer-offer.ts'
import { resumeDispatch } from '../../src/capabilities/fulfilment/dispatch/search/resume-dispatch.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { isRefusal } from '../../src/platform/refusal.ts'
import { assignByHand } from './assign-by-hand.ts'
import { deliveryOf } from './delivery-of.ts'
import type { Plan, RiderStep } from './plan.ts'
import type { InterleavingWorld } from './world.ts'

/** A job in hand: the acts of its delivery, as the phone made them when it accepted. */
export interface Job {
  readonly orderId: string
  readonly riderId: string
  readonly acts: readonly RiderAct[]
}

/** An act about an order that the rider did not have when it was sent. */
interface Stray {
  readonly riderId: string
  readonly orderId: string
  readonly outcome: ActOutcome
}

/** Answers that phones and the shop got: the model that the database has to agree with. */
export interface Answers {
  readonly orderIds: readonly string[]
  readonly riderIds: readonly string[]
  readonly jobs: Job[]
  readonly cancelled: Set<string>
  readonly suspended: Set<string>
  /** Orders that an operator tried to assign. */
  readonly assigned: Set<string>
  readonly sentActs: Set<string>
  readonly strays: Stray[]
  isDutyChanged: boolean
}

/** One run: riders, the shop, an operator, the clock and the jobs, all at once in the order of the scheduler. */
export class Run {
  readonly answers: Answers
  readonly #world: InterleavingWorld
  readonly #plan: Plan
  /** Offers that a phone has shown, oldest first. */
  readonly #shown = new Map<string, string[]>()
  readonly #running = new Set<Promise<unknown>>()
  readonly #waiting: (() => void)[] = []
  readonly #errors: unknown[] = []

  constructor(world: InterleavingWorld, plan: Plan, who: Pick<Answers, 'orderIds' | 'riderIds'>) {
    this.#world = world
    this.#plan = plan
    this.answers = {
      ...who,
      ...{ jobs: [], cancelled: new Set(), suspended: new Set(), assigned: new Set() },
      ...{ sentActs: new Set(), strays: [] },
      isDutyChanged: false,
    }
  }

  async play(scheduler: Scheduler): Promise<void> {
    const { gate, onJob } = this.#world
    onJob(() => {
      this.#startDue()
      this.#wake()
    })
    await gate.run(scheduler, async () => {
      this.#startDue()
      for (const [number, riderId] of this.answers.riderIds.entries()) {
        this.#start(() => this.#ride(riderId, this.#plan.riders[number] ?? []))
      }
      const { cancelled, suspended, assigned, resumes } = this.#plan
      for (const { number, after } of assigned) {
        this.#start(() => this.#later(after, () => this.#assign(number)))
      }
      for (const { number, after } of cancelled) {
        this.#start(() => this.#later(after, () => this.#cancel(this.answers.orderIds[number])))
      }
      for (const { number, after } of suspended) {
        this.#start(() => this.#later(after, () => this.#suspend(this.answers.riderIds[number])))
      }
      for (let count = 1; count <= resumes; count += 1) {
        this.#start(() => this.#later(count, () => resumeDispatch(this.#world.deps)))
      }
      this.#start(() => this.#tick())
      while (this.#running.size > 0) await Promise.all(this.#running)
    })
    this.#throwErrors()
  }

  /** Runs the jobs that are due, and those that they send, one after the other. */
  async settle(seconds: number): Promise<void> {
    const { clock, jobs, onJob, runJob } = this.#world
    onJob(() => undefined)
    clock.advance(seconds)
    for (let due = jobs.takeDue(); due.length > 0; due = jobs.takeDue()) {
      for (const job of due) await runJob(job)
    }
  }

  /** The phones send again, one by one, all that they have; each act until it was applied. */
  async sendAll(): Promise<void> {
    for (const { riderId, acts } of this.answers.jobs) {
      for (const act of acts) await this.send(riderId, [act])
    }
  }

  async send(riderId: string, acts: readonly RiderAct[]): Promise<ActOutcome[]> {
    for (const { act_id } of acts) this.answers.sentActs.add(act_id)
    const { deps, clock } = this.#world
    const body = { acts: [...acts], sent_at: clock.now().getTime() / 1000 }
    return takeActs(deps, { riderId, deviceId: 'phone', country: 'SG' }, body)
  }

  #start(work: () => Promise<unknown>): void {
    const running = this.#world.gate
      .pass('start')
      .then(work)
      .catch((error: unknown) => void this.#errors.push(error))
      .finally(() => {
        this.#running.delete(running)
        this.#wakeIdle()
      })
    this.#running.add(running)
  }

  #startDue(): void {
    for (const job of this.#world.jobs.takeDue()) {
      for (let count = 0; count < (this.#plan.isTwice ? 2 : 1); count += 1) {
        this.#start(() => this.#world.runJob(job))
      }
    }
  }

  /** Waits until a job was sent, which each change of a search does, or until all others wait, too. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#wakeIdle()
    })
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #wakeIdle(): void {
    if (this.#waiting.length === this.#running.size) this.#wake()
  }

  async #later(changes: number, work: () => Promise<unknown>): Promise<void> {
    for (let change = 0; change < changes; change += 1) await this.#change()
    await this.#world.gate.pass('later')
    await work()
  }

  async #tick(): Promise<void> {
    for (const seconds of this.#plan.ticks) {
      await this.#change()
      await this.#world.gate.pass('tick')
      this.#world.clock.advance(seconds)
      this.#startDue()
    }
  }

  async #cancel(orderId: string | undefined): Promise<void> {
    if (orderId === undefined) return
    const answer = await this.#world.cancel(orderId)
    if (!isRefusal(answer)) this.answers.cancelled.add(orderId)
  }

  /** An operator gives an order to a rider, by the version that the board has now. */
  async #assign(number: number): Promise<void> {
    const { riderIds, orderIds } = this.answers
    const orderId = orderIds[number]
    const riderId = riderIds[(number + 1) % riderIds.length]
    if (orderId === undefined || riderId === undefined) return
    const { deps, clock, gate } = this.#world
    this.answers.assigned.add(orderId)
    const done = await assignByHand(deps, { orderId, riderId }, () => gate.pass('assign'))
    if (isRefusal(done)) return
    this.answers.jobs.push({ orderId, riderId, acts: deliveryOf(orderId, clock.now().getTime() / 1000) })
  }

  async #suspend(riderId: string | undefined): Promise<void> {
    if (riderId === undefined) return
    const { deps } = this.#world
    const account = { country: 'SG', name: 'Siti', phone: '+6580000000', vehicle: 'bicycle' } as const
    await inTransaction(deps.db, (tx) =>
      followAccount(deps, tx, { riderId, ...account, status: 'suspended', keepsDevices: true }),
    )
    this.answers.suspended.add(riderId)
  }

  async #ride(riderId: string, steps: readonly RiderStep[]): Promise<void> {
    for (const step of steps) {
      await this.#world.gate.pass('step')
      // The calls of a suspended rider's phone are refused before.
      if (this.answers.suspended.has(riderId)) return
      await this.#take(riderId, step)
    }
  }

  async #take(riderId: string, step: RiderStep): Promise<void> {
    switch (step.kind) {
      case 'accept':
      case 'decline':
        return this.#answer(riderId, step)
      case 'duty':
        this.answers.isDutyChanged = true
        await setDuty(this.#world.deps, { riderId, deviceId: 'phone', country: 'SG' }, { state: step.state })
        return
      case 'acts':
        return this.#sendSome(riderId, step)
      case 'stray':
        return this.#sendStray(riderId)
      case 'wait':
        return this.#change()
    }
  }

  async #answer(riderId: string, step: Extract<RiderStep, { kind: 'accept' | 'decline' }>): Promise<void> {
    const offerId = await this.#offerOf(riderId, step.isOld)
    if (offerId === undefined) return
    const answer = step.kind === 'accept' ? this.#accept : this.#decline
    await Promise.all(Array.from({ length: step.phones }, () => answer(riderId, offerId)))
  }

  /** A phone looks for an offer some times before it gives up. */
  async #offerOf(riderId: string, isOld: boolean): Promise<string | undefined> {
    const shown = this.#shown.get(riderId) ?? []
    this.#shown.set(riderId, shown)
    for (let looks = 0; looks < LOOKS; looks += 1) {
      if (isOld && shown.length > 0) return shown[0]
      const row = await this.#world.deps.db
        .selectFrom('rider')
        .select('open_offer_id')
        .where('rider_id', '=', riderId)
        .executeTakeFirstOrThrow()
      if (row.open_offer_id === null) {
        await this.#change()
        continue
      }
      shown.push(row.open_offer_id)
      return row.open_offer_id
    }
    return undefined
  }

  readonly #accept = async (riderId: string, offerId: string): Promise<void> => {
    const order = await acceptOffer(this.#world.deps, { riderId, deviceId: 'phone', offerId })
    if (isRefusal(order)) return
    const { order_id: orderId } = order
    const isKnown = this.answers.jobs.some((job) => job.orderId === orderId && job.riderId === riderId)
    if (isKnown) return
    const at = this.#world.clock.now().getTime() / 1000
    this.answers.jobs.push({ orderId, riderId, acts: deliveryOf(orderId, at) })
  }

  readonly #decline = async (riderId: string, offerId: string): Promise<void> => {
    await declineOffer(this.#world.deps, { riderId, offerId, reason: 'BUSY' })
  }

  async #sendSome(riderId: string, step: Extract<RiderStep, { kind: 'acts' }>): Promise<void> {
    const job = this.answers.jobs.findLast((one) => one.riderId === riderId)
    if (!job) return
    const part = job.acts.slice(step.first, step.first + step.size)
    const acts = step.isReversed ? part.toReversed() : part
    await Promise.all(Array.from({ length: step.times }, () => this.send(riderId, acts)))
  }

  async #sendStray(riderId: string): Promise<void> {
    const isOwn = (orderId: string) =>
      this.answers.jobs.some((job) => job.orderId === orderId && job.riderId === riderId)
    const other = this.answers.orderIds.find((orderId) => !isOwn(orderId))
    if (other === undefined) return
    const [act] = deliveryOf(other, this.#world.clock.now().getTime() / 1000)
    if (!act) return
    for (const outcome of await this.send(riderId, [act]))
      this.answers.strays.push({ riderId, orderId: other, outcome })
  }

  #throwErrors(): void {
    const [first] = this.#errors
    if (first !== undefined) throw first
  }
}

const LOOKS = 4
