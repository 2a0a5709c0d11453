import type { OrderMilestone } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { delayReasons, waitsOf } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { OrderExtraRow } from './order-extra-rows.ts'
import type { OrderRow, StatusRow } from '../order-row.ts'

/** Returns the events of an order that are no statuses, oldest first. */
export function milestonesOf(
  order: OrderRow,
  history: readonly StatusRow[],
  found: OrderExtraRow | undefined,
): OrderMilestone[] {
  const beside = found ? [...answers(found), ...waits(history, found), ...rest(order, found)] : []
  const milestones = [...lateness(order), ...beside]
  return milestones.sort((a, b) => a.at - b.at)
}

function lateness(order: OrderRow): OrderMilestone[] {
  const reason = delayReasons.find((one) => one === order.delay_reason)
  return reason && order.delayed_at ? [{ kind: 'LATE', at: unixSeconds(order.delayed_at), reason }] : []
}

const answers = ({ decisions }: OrderExtraRow): OrderMilestone[] =>
  decisions.flatMap(({ cause, opened_at, choice, chosen_by, chosen_at }) => [
    { kind: 'ASKED', at: unixSeconds(opened_at), cause },
    // An obsolete question has no answer.
    ...(choice && chosen_at
      ? [
          {
            kind: 'DECIDED' as const,
            at: unixSeconds(chosen_at),
            option: choice,
            by: deciderOf(chosen_by),
          },
        ]
      : []),
  ])

const deciderOf = (chosenBy: string | null): 'vendor' | 'operator' | 'system' =>
  chosenBy === 'vendor' || chosenBy === 'operator' ? chosenBy : 'system'

function waits(history: readonly StatusRow[], { waits: stamps }: OrderExtraRow): OrderMilestone[] {
  const began = stamps.map(({ place, began_at }) => ({ place, at: unixSeconds(began_at) }))
  const past = history.map(({ status, created_at }) => ({ status, at: unixSeconds(created_at) }))
  return waitsOf(began, past).map(({ place, from, to }) => ({ kind: 'WAITED', at: from, place, until: to }))
}

function rest({ currency }: OrderRow, { charges, messages, rating }: OrderExtraRow): OrderMilestone[] {
  const wrote = (sender: 'vendor' | 'rider', at: Date | null): OrderMilestone[] =>
    at ? [{ kind: 'WROTE', at: unixSeconds(at), sender }] : []
  return [
    ...charges.map(({ kind: charge, amount_minor: minor, created_at }): OrderMilestone => ({
      kind: 'CHARGED',
      at: unixSeconds(created_at),
      charge,
      amount: toDecimal({ minor, currency }),
    })),
    ...wrote('vendor', messages.vendor_at),
    ...wrote('rider', messages.rider_at),
    ...(rating ? [{ kind: 'RATED' as const, at: unixSeconds(rating.created_at), stars: rating.stars }] : []),
  ]
}
