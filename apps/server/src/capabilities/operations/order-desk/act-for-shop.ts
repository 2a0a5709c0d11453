import type { AnswerOf, OrderRecord, orderDeskCalls } from '@beckon/contract'
import { idempotently } from '../../../platform/http/idempotency.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts'
import type { OrderKey, OrderRow } from '../../ordering/orders/index.ts'
import { audited } from '../../settings/operators/index.ts'
import type { DeskDeps } from './deps.ts'
import { keyOf } from './order-of-country.ts'

type ReasonedCall =
  | typeof orderDeskCalls.cancelForShop
  | typeof orderDeskCalls.changeForShop
  | typeof orderDeskCalls.decideForShop
  | typeof orderDeskCalls.sendLinkForShop
  | typeof orderDeskCalls.writeForShop
  | typeof orderDeskCalls.seeForShop

/** The parts of a request that an act for a shop needs. */
type Acting = Pick<Context<ReasonedCall>, 'caller' | 'country'> & {
  readonly params: { readonly id: string }
  readonly body: { readonly reason: string }
}

interface Done<T> {
  readonly before: string | null
  readonly after: string
  readonly answer: T
}

/**
 * Runs an act on the locked order of a shop. The record names no customer and no text: these are in the history of the
 * order, which is deleted after the days of the country.
 */
export async function forShop<T>(
  deps: DeskDeps,
  { caller, country, params, body }: Acting,
  act: (tx: Tx, order: OrderRow, key: OrderKey) => Promise<Done<T> | Refusal>,
): Promise<T | Refusal> {
  const key = keyOf(deps, params.id)
  if (!key) return refuse('order.not-found')
  const subject = `order:${params.id}`
  return audited(deps, { caller, country, subject, reason: body.reason }, async (tx) => {
    const order = await deps.orders.lock(tx, key)
    return order?.country === country ? act(tx, order, key) : refuse('order.not-found')
  })
}

export function cancelForShop(
  deps: DeskDeps,
  context: Context<typeof orderDeskCalls.cancelForShop>,
): Promise<{ result: OrderRecord } | Refusal> {
  const { caller, country } = context
  return forShop(deps, context, async (tx, order, key) => {
    const by = { actor: 'operator', operatorId: caller.operatorId } as const
    const answer = await deps.orders.cancel(tx, { key, country, reason: 'CALLED_OFF', by })
    return isRefusal(answer) ? answer : { before: order.status, after: 'cancelled', answer }
  })
}

export async function decideForShop(
  deps: DeskDeps,
  context: Context<typeof orderDeskCalls.decideForShop>,
): Promise<{ result: OrderRecord } | Refusal> {
  const { caller, deployment, params, body } = context
  const { position, answer } = body
  const done = await forShop(deps, context, async (tx, order, key) => {
    const operator = { by: 'operator', operatorId: caller.operatorId } as const
    const refused = await deps.decisions.decide(tx, { key, position, answer, deployment, ...operator })
    return refused ?? { before: order.status, after: `decided: ${answer.option}`, answer: true }
  })
  if (isRefusal(done)) return done
  const key = keyOf(deps, params.id)
  const order = key && (await deps.orders.load(key))
  return order ? { result: await deps.orders.present(order) } : refuse('order.not-found')
}

export function sendLinkForShop(
  deps: DeskDeps,
  context: Context<typeof orderDeskCalls.sendLinkForShop>,
): Promise<AnswerOf<typeof orderDeskCalls.sendLinkForShop> | Refusal> {
  const { deployment } = context
  return forShop(deps, context, async (tx, order, key) => {
    const sent = await deps.sharing.sendLink(tx, { key, deployment })
    if (isRefusal(sent)) return sent
    const answer = { result: { sent_to: order.customer_phone } }
    return { before: null, after: 'tracking link sent to the customer', answer }
  })
}

export function writeForShop(
  deps: DeskDeps,
  context: Context<typeof orderDeskCalls.writeForShop>,
): Promise<AnswerOf<typeof orderDeskCalls.writeForShop> | Refusal> {
  const { caller, body, idempotencyKey = '' } = context
  const { operatorId } = caller
  return forShop(deps, context, async (tx, order, { vendorId, orderId }) => {
    const request = {
      vendorId,
      key: `message operator ${operatorId} ${idempotencyKey}`,
      body: { orderId, text: body.text },
      now: deps.clock.now(),
    }
    const answer = await idempotently(tx, request, () =>
      deps.messages.writeForShop(tx, order, { text: body.text, operatorId }),
    )
    return isRefusal(answer) ? answer : { before: null, after: 'message to the rider', answer }
  })
}

export function seeForShop(
  deps: DeskDeps,
  context: Context<typeof orderDeskCalls.seeForShop>,
): Promise<AnswerOf<typeof orderDeskCalls.seeForShop> | Refusal> {
  const { body } = context
  return forShop(deps, context, async (tx, order) => {
    await deps.messages.seeForShop(tx, order, body.up_to)
    const answer = { result: true as const }
    return { before: null, after: `messages confirmed up to ${body.up_to}`, answer }
  })
}
