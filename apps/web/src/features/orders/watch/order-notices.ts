import type { OrderRecord } from '@beckon/contract'
import type { DecisionOption, OrderStatus } from '@beckon/domain/order'

/** A change of an order by others, announced on every page. */
export type OrderNotice =
  | { readonly kind: 'DECISION'; readonly id: string }
  | { readonly kind: 'MESSAGE'; readonly id: string; readonly count: number }
  /** The decision was missed; the notice has the outcome and its cost. */
  | {
      readonly kind: 'NOT_DECIDED'
      readonly id: string
      readonly option: DecisionOption
      readonly cost: number
    }
  | { readonly kind: 'STATUS'; readonly id: string; readonly status: OrderStatus }

/** Final statuses and problems. Progress is visible on the page and needs no notice. */
const noticeStatuses: readonly OrderStatus[] = [
  'DELIVERED',
  'DELAYED',
  'CANCELLED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
]

/** Returns the notices in a live record, each with an id that prevents its repetition. */
export function noticesOf(order: OrderRecord): OrderNotice[] {
  const { order_id, decision, messages, milestones, status_history, updated_at } = order
  const notices: OrderNotice[] = []
  if (decision) notices.push({ kind: 'DECISION', id: `${order_id} asked ${decision.position}` })
  if (messages && messages.unseen > 0) {
    notices.push({ kind: 'MESSAGE', id: `${order_id} wrote ${messages.count}`, count: messages.unseen })
  }
  const missed = milestones.findLast((one) => one.kind === 'DECIDED' && one.by === 'system')
  const last = status_history.at(-1)
  if (missed?.kind === 'DECIDED' && isOfNow(missed.at, updated_at)) {
    // The notice contains the outcome, so it is not reported a second time.
    const { option, at } = missed
    notices.push({ kind: 'NOT_DECIDED', id: `${order_id} missed ${at}`, option, cost: costOf(order, at) })
  } else if (last && isNoticed(last, updated_at)) {
    const { status } = last
    notices.push({ kind: 'STATUS', id: `${order_id} ${status} ${last.created_at}`, status })
  }
  return notices
}

/** One transaction writes both events, but their seconds may differ. */
const isOfNow = (at: number, updatedAt: number): boolean => Math.abs(at - updatedAt) <= 1

/** Returns the charge that a decision made. */
function costOf({ milestones }: OrderRecord, decidedAt: number): number {
  const charged = milestones.findLast((one) => one.kind === 'CHARGED' && isOfNow(one.at, decidedAt))
  return charged?.kind === 'CHARGED' ? charged.amount : 0
}

const isNoticed = ({ actor, status, created_at }: OrderRecord['status_history'][number], updatedAt: number) =>
  actor !== 'vendor' && created_at === updatedAt && noticeStatuses.includes(status)
