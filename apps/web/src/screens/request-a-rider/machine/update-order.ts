import { type OrderChange, orderCalls, type OrderRecord, orderRecord } from '@beckon/contract'
import { isSamePoint } from '@beckon/domain/geo'
import { tidyLine, tidyLines } from '@beckon/domain/text'
import { problemOf } from '../../../platform/client/index.ts'
import { isSame } from '../../../platform/storage/index.ts'
import { changeOf } from '../draft/order-of-draft.ts'
import type { RequestContext, SubmitResult } from './request-state.ts'
import { type SubmitDeps, problemOfSubmit } from './submit-request.ts'

/** A search for a rider raises the version of an order a few times a minute. */
const MOST_MOVES = 10

/**
 * Updates the order being edited, unless another user has changed it. Each step of the search for a rider also raises
 * its version; the update is then sent again for the current version.
 */
export async function updateOrder(
  { client, config }: SubmitDeps,
  { editing, draft, quote }: RequestContext,
): Promise<SubmitResult> {
  if (!editing) throw new Error('an order is loaded before it is changed')
  const agreed = quote ?? { fee: editing.delivery_fee, signature: '' }
  let known = editing
  for (let moves = 0; ; moves += 1) {
    const body = changeOf(known, draft, agreed)
    const sent = await client.call(orderCalls.updateOrder, { params: { id: editing.order_id }, body })
    if (sent.ok) return { ok: true, orderId: sent.answer.result.order_id }
    const problem = problemOf(sent.error)
    if (problem.code === 'SignatureExpired') return { ok: false, why: 'signature-expired' }
    const theirs = orderRecord.safeParse(problem.meta['order'])
    if (problem.code === 'order.edit-too-late') {
      return { ok: false, why: 'too-late', theirs: theirs.data ?? null }
    }
    if (problem.code !== 'order.changed' || !theirs.success) {
      return { ok: false, why: 'refused', problem: problemOfSubmit(sent.error, problem, config, 'update') }
    }
    // The update was accepted, and its answer was lost.
    if (isDone(theirs.data, body)) return { ok: true, orderId: editing.order_id }
    if (!theirs.data.can.edit) return { ok: false, why: 'too-late', theirs: theirs.data }
    if (!isUntouched(known, theirs.data) || moves === MOST_MOVES) {
      return { ok: false, why: 'changed', theirs: theirs.data }
    }
    known = theirs.data
  }
}

/** Returns whether the order already has the values of the update. */
const isDone = (
  { customer: { location, unit_number: unit = '', building = '' }, order }: OrderRecord,
  change: OrderChange,
): boolean =>
  isSamePoint(location, change.location) &&
  isSame(
    [location.address, unit, building, location.notes, order.description, order.amount, order.payment_method],
    [
      tidyLine(change.location.address),
      tidyLine(change.unit_number ?? ''),
      tidyLine(change.building ?? ''),
      tidyLines(change.location.notes),
      tidyLines(change.item_details),
      change.amount,
      change.payment_method,
    ],
  )

/** Returns whether all editable fields are unchanged. */
const isUntouched = (before: OrderRecord, now: OrderRecord): boolean =>
  isSame(writtenIn(before), writtenIn(now))

const writtenIn = ({ customer, order, delivery_fee, voucher, preordered_for }: OrderRecord) => [
  customer,
  order,
  delivery_fee,
  voucher ?? null,
  preordered_for,
]
