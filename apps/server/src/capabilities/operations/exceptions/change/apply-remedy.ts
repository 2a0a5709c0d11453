import type { AnswerOf, DecisionAnswer, exceptionCalls } from '@beckon/contract'
import { type ExceptionRemedy, optionOf, remedyActions } from '@beckon/domain/exception'
import { mayOperate } from '@beckon/domain/operator'
import type { DecisionOption } from '@beckon/domain/order'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts'
import type { OrderRow } from '../../../ordering/orders/index.ts'
import type { ExceptionDeps } from '../deps.ts'
import { offeredRemedies } from '../read/price-remedies.ts'
import type { ExceptionRow } from '../store.ts'
import { changeOne, sweepSoon } from './change-one.ts'

type Request = Context<typeof exceptionCalls.remedyException>

/** Applies a remedy at the costs that the operator saw. The exception closes itself once its cause has gone. */
export function applyRemedy(
  deps: ExceptionDeps,
  { params, body, ...context }: Request,
): Promise<AnswerOf<typeof exceptionCalls.remedyException> | Refusal> {
  const { name } = params
  return changeOne(deps, { ...context, params, reason: body.reason }, async (tx, row) => {
    if (!context.caller.grants.some(({ role }) => mayOperate(role, remedyActions[name]))) {
      return refuse('auth.forbidden')
    }
    const order = row.order_id === null ? undefined : await lockOrder(deps, tx, row)
    const offered = await offeredRemedies(tx, row, context.caller)
    const remedy = offered.find((one) => one.name === name)
    if (!remedy) return refuse('exception.gone')
    const { charge, refund, currency } = remedy
    if (charge !== body.charge || refund !== body.refund) {
      return refuse('exception.cost-changed', { charge, refund })
    }
    const refused = await carryOut(deps, tx, {
      row,
      order,
      remedy: name,
      operatorId: context.caller.operatorId,
    })
    if (isRefusal(refused)) return refused
    sweepSoon(deps, tx)
    return {
      columns: {},
      event: { kind: 'remedied', text: name },
      before: row.subject,
      after: `${name}: charge ${charge}, refund ${refund} ${currency}`.trim(),
    }
  })
}

const lockOrder = ({ orders }: ExceptionDeps, tx: Tx, { vendor_id, order_id }: ExceptionRow) =>
  vendor_id === null || order_id === null
    ? Promise.resolve(undefined)
    : orders.lock(tx, { vendorId: vendor_id, orderId: order_id })

interface Remedied {
  readonly row: ExceptionRow
  readonly order: OrderRow | undefined
  readonly remedy: ExceptionRemedy
  readonly operatorId: string
}

async function carryOut(deps: ExceptionDeps, tx: Tx, remedied: Remedied): Promise<Refusal | undefined> {
  const { row, order, remedy } = remedied
  const key = order && { vendorId: order.vendor_id, orderId: order.order_id }
  switch (remedy) {
    case 'ask-gateway':
      return key ? done(deps.payments.askGateway(tx, key)) : refuse('order.not-found')
    case 'retry-refund':
      return order ? done(deps.payments.repeatFailedRefunds(tx, order)) : refuse('order.not-found')
    case 'resend':
      return done(deps.notify.resend(tx, row.facts.channel ?? 'mail', row.country))
    case 'restart-upload':
      return restart(deps, tx, row)
    case 'search-again':
    case 'raise-fee':
    case 'try-again':
    case 'carry-on':
    case 'bring-back':
    case 'cancel':
      return order ? decide(deps, tx, order, remedied) : refuse('order.not-found')
  }
}

const done = (work: Promise<unknown>): Promise<undefined> => work.then(() => undefined)

async function restart({ bulk }: ExceptionDeps, tx: Tx, { vendor_id, subject }: ExceptionRow) {
  const key = { vendorId: vendor_id ?? '', jobId: subject.replace(/^upload:/u, '') }
  return (await bulk.restart(tx, key)) ? undefined : refuse('exception.gone')
}

/** Answers the open question to the shop; without one, cancelling is the only choice. */
async function decide(
  deps: ExceptionDeps,
  tx: Tx,
  order: OrderRow,
  { remedy, operatorId }: Remedied,
): Promise<Refusal | undefined> {
  const answer = answerOf(optionOf(remedy))
  if (!answer) return refuse('exception.gone')
  const key = { vendorId: order.vendor_id, orderId: order.order_id }
  const { country } = order
  const deployment = deps.deploymentOf(country)
  const refused = await deps.decisions.decide(tx, { key, deployment, answer, by: 'operator', operatorId })
  if (refused?.refused !== 'decision.gone' || remedy !== 'cancel') return refused
  const by = { actor: 'operator', operatorId } as const
  const cancelled = await deps.orders.cancel(tx, { key, country, reason: 'CALLED_OFF', by })
  return isRefusal(cancelled) ? cancelled : undefined
}

function answerOf(option: DecisionOption | undefined): DecisionAnswer | undefined {
  switch (option) {
    case 'TRY_AGAIN':
      return { option, note: '' }
    case 'BRING_BACK':
    case 'CARRY_ON':
    case 'WAIT':
    case 'RAISE_FEE':
    case 'CANCEL':
      return { option }
    case 'NEW_PIN':
    case 'LEAVE_WITH':
    case 'SCHEDULE':
    case undefined:
      return undefined
  }
}
