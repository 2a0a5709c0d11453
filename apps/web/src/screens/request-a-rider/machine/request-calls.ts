import { type AnswerOf, deliveryCalls, type OrderRecord, type Quote } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { keepsFee } from '@beckon/domain/order'
import { isPaidAtDoor } from '@beckon/domain/payment'
import type { TextKey } from '@beckon/texts'
import { givesReason, problemOf } from '../../../platform/client/index.ts'
import { applyVoucher } from './apply-voucher.ts'
import { checkHours, type HoursDeps } from './check-hours.ts'
import { pressureProblem, pressureValues } from './pressure-problem.ts'
import { paymentMethodOf } from '../draft/order-of-draft.ts'
import type { RequestDraft } from '../draft/request-draft.ts'
import type {
  PricedQuote,
  Problem,
  QuoteResult,
  QuoteInput,
  RequestContext,
  SubmitResult,
} from './request-state.ts'
import { createOrder, type SubmitDeps } from './submit-request.ts'
import { updateOrder } from './update-order.ts'

export { cancelEarlierPayment } from './cancel-earlier-payment.ts'
export { orderToPay } from './submit-request.ts'

export const submit = (deps: SubmitDeps, context: RequestContext): Promise<SubmitResult> =>
  context.editing ? updateOrder(deps, context) : createOrder(deps, context)

/** Returns whether the address can be delivered to, and for which fee. */
export async function quoteDelivery(deps: HoursDeps, input: QuoteInput): Promise<QuoteResult> {
  const { client } = deps
  const { origin, draft, editing } = input
  const point = draft.destination?.point
  if (!point) throw new Error('there is no destination to quote')
  if (editing && isFeeKept(editing, draft)) return { ok: true, quote: null }
  const source = editing
    ? { latitude: editing.outlet.latitude, longitude: editing.outlet.longitude }
    : (origin.point ?? point)
  const later = draft.preorderedFor === null ? {} : { preordered_for: draft.preorderedFor }
  const area = await client.call(deliveryCalls.validateArea, {
    body: { vendor_id: origin.vendorId, location: point, vendor_location: source, ...later },
  })
  if (!area.ok) return { ok: false, problem: asProblem(area.error, 'request.error.deliverable-unknown') }
  const { result, reason } = area.answer
  const pressed = pressureProblem(area.answer)
  if (pressed) return { ok: false, problem: reason === 'RADIUS' && !isPinChecked(draft) ? null : pressed }
  // The service hours were checked when the edited order was placed.
  if (result !== 'DELIVERABLE' && !(editing && reason === 'CLOSED')) {
    return { ok: false, problem: await undeliverable(deps, input, reason) }
  }
  const quote = await client.call(deliveryCalls.quoteFee, {
    body: {
      vendor_id: origin.vendorId,
      source,
      destination: point,
      delivery_type: draft.preorderedFor === null ? 'INSTANT' : 'LATER',
      payment_method: paymentMethodOf(draft.paymentMethod),
      ...later,
    },
  })
  if (!quote.ok) return { ok: false, problem: asProblem(quote.error, 'request.error.cannot-compute-price') }
  return { ok: true, quote: await withVoucher(deps, input, quote.answer) }
}

/** A refreshed fee keeps the voucher of the draft while it is valid. */
async function withVoucher(
  { client }: HoursDeps,
  { origin: { vendorId }, draft, editing }: QuoteInput,
  quote: Quote,
): Promise<PricedQuote> {
  const none = { ...quote, discount: null, voucherProblem: null }
  if (draft.voucher === '') return none
  const orderId = editing?.order_id
  const applied = await applyVoucher(client, { vendorId, draft, quote, code: draft.voucher, orderId })
  if (applied.ok) return { ...none, discount: applied.discount }
  const { problem } = applied
  const isGone = problem.code === 'voucher.unavailable'
  return {
    ...none,
    voucherProblem: isGone ? { key: 'voucher.gone', values: { code: draft.voucher } } : { key: problem.key },
  }
}

function isFeeKept({ customer: { location }, order }: OrderRecord, draft: RequestDraft): boolean {
  const destination = draft.destination?.point
  if (!destination) return false
  const before = { destination: location, isPaidAtDoor: isPaidAtDoor(order.payment_method) }
  return keepsFee(before, { destination, isPaidAtDoor: isPaidAtDoor(draft.paymentMethod) })
}

const isPinChecked = ({ destination }: RequestDraft): boolean => destination?.pinChecked === true

/** Returns why an address cannot be delivered to; null where that depends on an unchecked pin. */
async function undeliverable(
  deps: HoursDeps,
  { draft }: QuoteInput,
  reason: AnswerOf<typeof deliveryCalls.validateArea>['reason'],
): Promise<Problem | null> {
  if (reason === 'CLOSED') {
    const hours = await checkHours(deps, draft.preorderedFor)
    return hours.state === 'closed' ? hours.problem : { key: 'request.error.closed' }
  }
  if (reason === null) return { key: 'request.error.undeliverable-address' }
  // The middle of a street or a town may lie outside the area although the door lies inside.
  if (!isPinChecked(draft)) return null
  return { key: reason === 'TOO_FAR' ? 'request.error.too-far' : 'request.error.outside-area' }
}

/** Returns the reason of a failed call, or `otherwise` where the answer contains none. */
function asProblem(error: CallError, otherwise: TextKey): Problem {
  if (!givesReason(error)) return { key: otherwise }
  const problem = problemOf(error)
  return { key: problem.key, fields: problem.fields, ...pressureValues(problem) }
}
