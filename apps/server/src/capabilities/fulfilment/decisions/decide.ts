import type { AnswerOf, BodyOf, DecisionAnswer, decisionCalls } from '@beckon/contract'
import { type DecisionOption, isStillNeeded } from '@beckon/domain/order'
import type { Deployment } from '@beckon/domain/country'
import { inTransaction, type Tx } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import type { ActingUser } from '../../parties/vendors/index.ts'
import type { ShopQuestion } from './ask-shop.ts'
import { carryOut } from './carry-out.ts'
import type { DecisionDeps } from './deps.ts'
import type { DecisionInProgress } from './decision-in-progress.ts'
import { causeForPrograms, optionForPrograms } from './event-names.ts'
import { orderKeyOf } from './order-key.ts'
import { closeDecision, decisionsOf } from './store.ts'
import { notifyMissedDecision } from './notify-missed-decision.ts'

interface Decide {
  readonly user: ActingUser
  readonly deployment: Deployment
  readonly orderId: string
  readonly decided: BodyOf<typeof decisionCalls.decide>
}

/** Applies the shop's choice. The shop and the timer compete for the lock of the order; the first one decides. */
export async function decide(
  deps: DecisionDeps,
  { user, deployment, orderId, decided }: Decide,
): Promise<AnswerOf<typeof decisionCalls.decide> | Refusal> {
  const vendor = await deps.vendors.vendorFor(user, decided.vendor_id)
  if (isRefusal(vendor)) return vendor
  const key = { vendorId: vendor.vendor_id, orderId }
  const { position, answer } = decided
  const choice = { key, deployment, position, answer, by: 'vendor' } as const
  const done = await inTransaction(deps.db, (tx) => decideFor(deps, tx, choice))
  if (isRefusal(done)) return done
  const order = await deps.orders.load(key)
  return order ? { result: await deps.orders.present(order) } : refuse('order.not-found')
}

export interface ShopChoice extends Pick<DecisionInProgress, 'operatorId' | 'deployment' | 'answer'> {
  readonly key: OrderKey
  /** Of the question; absent for the open one. */
  readonly position?: number
  readonly by: 'vendor' | 'operator'
}

/** Applies a choice of the shop, or of an operator for it, in the caller's transaction, at the price that was offered. */
export async function decideFor(
  deps: DecisionDeps,
  tx: Tx,
  { key, position, ...choice }: ShopChoice,
): Promise<Refusal | undefined> {
  const order = await deps.orders.lock(tx, key)
  if (order?.country !== choice.deployment.country) return refuse('order.not-found')
  const decision = (await decisionsOf(tx, key)).find((one) =>
    position === undefined ? one.isOpen : one.position === position,
  )
  if (!decision) return refuse('decision.gone')
  const { option: chosen } = choice.answer
  // The same answer again: the first reply was lost on its way.
  if (decision.choice === chosen) return undefined
  if (!decision.isOpen || !isStillNeeded(decision.cause, order.status)) return refuse('decision.gone')
  if (!decision.options.some(({ option }) => option === chosen)) return refuse('decision.not-offered')
  return applyDecision(deps, tx, { ...choice, order, decision })
}

/** Takes the default decision once the time to decide is over. May run twice, and after an answer, without harm. */
export async function decideByDefault(
  deps: DecisionDeps,
  question: ShopQuestion,
  deploymentOf: (order: OrderRow) => Deployment,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await deps.orders.lock(tx, question)
    const decision = (await decisionsOf(tx, question)).find(({ position }) => position === question.position)
    if (!order || !decision?.isOpen || !isStillNeeded(decision.cause, order.status)) return
    const answer = byDefault(decision.fallback)
    const deployment = deploymentOf(order)
    const inProgress: DecisionInProgress = { order, decision, deployment, by: 'system', answer }
    const refused = await applyDecision(deps, tx, inProgress)
    if (refused) throw new Error(`${question.orderId} by default: ${refused.refused}`)
    await notifyMissedDecision(deps, tx, inProgress)
  })
}

const byDefault = (fallback: DecisionOption): DecisionAnswer => ({
  option: fallback === 'CANCEL' ? 'CANCEL' : 'BRING_BACK',
})

/** Carries an answer out and closes the decision, which is dated before all that follows from it. */
async function applyDecision(
  deps: DecisionDeps,
  tx: Tx,
  inProgress: DecisionInProgress,
): Promise<Refusal | undefined> {
  const { order, decision, by, operatorId, answer } = inProgress
  const at = deps.clock.now()
  const refused = await carryOut(deps, tx, inProgress)
  if (refused) return refused
  await closeDecision(tx, orderKeyOf(order), {
    position: decision.position,
    option: answer.option,
    by,
    operatorId,
    at,
    answer,
  })
  const present = (await deps.orders.lock(tx, orderKeyOf(order))) ?? order
  const detail = {
    cause: causeForPrograms(decision.cause),
    option: optionForPrograms(answer.option),
    by: by === 'vendor' ? ('shop' as const) : by,
  }
  await deps.orders.publish(tx, present, { type: 'delivery.decided', detail })
  return undefined
}
