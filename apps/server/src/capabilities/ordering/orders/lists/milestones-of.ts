import type { OrderMilestone } from '@beckon/contract'
import { toDecimal } from '@beckon/domain/money'
import { delayReasons } from '@beckon/domain/order'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { OrderExtraRow } from './order-extra-rows.ts'
import type { OrderRow } from '../order-row.ts'

/** Returns the events of an order that are no statuses, oldest first. */
export function milestonesOf(order: OrderRow, found: OrderExtraRow | undefined): OrderMilestone[] {
  const milestones = [...lateness(order), ...(found ? [...answers(found), ...rest(order, found)] : [])]
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
            by: chosen_by === 'vendor' ? ('vendor' as const) : ('system' as const),
          },
        ]
      : []),
  ])

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
