import type { RiderAct } from '@beckon/contract'
import { type MoveReason, type OrderStatus, type WaitPlace, endedStatuses } from '@beckon/domain/order'
import { isPassed, skippedStep } from '@beckon/domain/rider'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import { pastOf, wasCollected } from '../../../ordering/orders/index.ts'
import { checkPin } from '../delivery/check-pin.ts'
import { collectParcel, deliverParcel, handBackParcel } from '../delivery/hand-over.ts'
import { giveUp } from '../delivery/give-up.ts'
import { reportHoldUp } from '../delivery/report-hold-up.ts'
import { reportProblem } from '../delivery/report-problem.ts'
import { type AtHand, lockOwnOrder, reportStep, type StepAnswer } from '../delivery/report-step.ts'
import { reportTrouble } from '../delivery/report-trouble.ts'
import { stampWait } from '../delivery/stamp-wait.ts'
import type { DispatchDeps } from '../deps.ts'

/** An act that does not fit and left something all the same: a wrong PIN counts. */
export interface Counted {
  readonly counted: Refusal
}

type Applied = StepAnswer | Counted | Refusal

/** Applies one act to the order of the rider; a refusal has to undo what was written. */
export async function applyAct(deps: DispatchDeps, tx: Tx, act: RiderAct, atHand: AtHand): Promise<Applied> {
  switch (act.kind) {
    case 'arrive_pickup':
      return makeStep(deps, tx, atHand, 'NEAR_VENDOR')
    case 'leave_pickup':
      return makeStep(deps, tx, atHand, 'COURIER_LEFT_VENDOR')
    case 'arrive_dropoff':
      return makeStep(deps, tx, atHand, 'NEAR_CUSTOMER')
    case 'wait':
      return wait(deps, tx, atHand, act.at)
    case 'collect':
      return (await passed(deps, tx, atHand, 'PICKED_UP')) ?? collectParcel(deps, tx, atHand, act.paid)
    case 'deliver':
      return deliver(deps, tx, atHand, act)
    case 'report_trouble':
      return reportTrouble(deps, tx, { ...atHand, cause: act.cause, note: act.note })
    case 'report_hold_up':
      return reportHoldUp(deps, tx, { ...atHand, seconds: act.seconds })
    case 'report_problem':
      return reportProblem(deps, tx, {
        ...atHand,
        problem: act.problem,
        note: act.note,
        seconds: act.seconds,
      })
    case 'give_up':
      return giveUp(deps, tx, { ...atHand, problem: act.problem, note: act.note })
    case 'start_return':
      return reportStep(deps, tx, { ...atHand, to: 'RETURN_INITIATED', reason: act.reason })
    case 'hand_back':
      return handBackParcel(deps, tx, atHand, { receivedBy: act.received_by, paidBack: act.paid_back })
  }
}

type PlainStep = 'NEAR_VENDOR' | 'COURIER_LEFT_VENDOR' | 'NEAR_CUSTOMER'

const reasonOf: Readonly<Record<PlainStep, MoveReason>> = {
  NEAR_VENDOR: 'ARRIVING',
  COURIER_LEFT_VENDOR: 'ON_THE_WAY',
  NEAR_CUSTOMER: 'ARRIVING',
}

const isPlain = (step: OrderStatus): step is PlainStep => step in reasonOf

/** The answer to a step that the order has behind it; undefined where it is still to be made. */
async function passed(
  deps: DispatchDeps,
  tx: Tx,
  atHand: AtHand,
  to: OrderStatus,
): Promise<StepAnswer | undefined> {
  const order = await lockOwnOrder(deps, tx, atHand)
  if (!order) return undefined
  const past = (await pastOf(tx, order)).map((one) => ({ status: one.status, at: one.created_at.getTime() }))
  const { status } = order
  const isBehind = isPassed({ to, at: atHand.at.getTime() }, { status, past })
  return isBehind && status !== 'CANCELLED' ? { result: { status } } : undefined
}

async function makeStep(
  deps: DispatchDeps,
  tx: Tx,
  atHand: AtHand,
  to: PlainStep,
): Promise<StepAnswer | Refusal> {
  const behind = await passed(deps, tx, atHand, to)
  if (behind) return behind
  const filled = await fillIn(deps, tx, atHand, to)
  return isRefusal(filled) ? filled : reportStep(deps, tx, { ...atHand, to, reason: reasonOf[to] })
}

/** Makes the step that the phone skipped, at the time of the act that needs it. */
async function fillIn(
  deps: DispatchDeps,
  tx: Tx,
  atHand: AtHand,
  to: OrderStatus,
): Promise<StepAnswer | Refusal | undefined> {
  const order = await lockOwnOrder(deps, tx, atHand)
  const step = order && skippedStep(order.status, to)
  return step && isPlain(step)
    ? reportStep(deps, tx, { ...atHand, to: step, reason: reasonOf[step] })
    : undefined
}

type Delivery = Extract<RiderAct, { kind: 'deliver' }>

async function deliver(
  deps: DispatchDeps,
  tx: Tx,
  atHand: AtHand,
  { received_by, collected, pin, age_checked: ageChecked = false }: Delivery,
): Promise<Applied> {
  const tried = await checkPin(deps, tx, atHand, pin)
  if (isRefusal(tried)) return tried
  if ('triesLeft' in tried) return { counted: refuse('handover.pin-wrong', { tries_left: tried.triesLeft }) }
  const filled = await fillIn(deps, tx, atHand, 'DELIVERED')
  if (isRefusal(filled)) return filled
  return deliverParcel(deps, tx, atHand, { received_by, collected, pinChecked: tried.checked, ageChecked })
}

/** The rider waits, so it has arrived. The begin is stamped for the shop. */
async function wait(
  deps: DispatchDeps,
  tx: Tx,
  atHand: AtHand,
  place: WaitPlace,
): Promise<StepAnswer | Refusal> {
  const order = await lockOwnOrder(deps, tx, atHand)
  if (!order) return refuse('order.not-found')
  const to = place === 'pickup' ? 'NEAR_VENDOR' : 'NEAR_CUSTOMER'
  const isAway =
    (place === 'dropoff') !== (await wasCollected(tx, order)) || order.status === 'RETURN_INITIATED'
  if (isAway || endedStatuses.includes(order.status)) {
    return refuse('order.move-not-allowed', { from: order.status, to })
  }
  const made = await makeStep(deps, tx, atHand, to)
  if (!isRefusal(made)) await stampWait(deps, tx, atHand, place)
  return made
}
