import { cancelledListStatuses, type OrderStatus } from '@beckon/domain/order'
import { sql } from 'kysely'
import { among } from '../lists/order-criteria.ts'

/** The fee of a cancelled order is not charged, and that of a stalled one not yet. */
const isFeeWaived = sql<boolean>`orders.status in ${among(cancelledListStatuses)}`

/** The fee of a returned order is reversed where the return was our fault. */
const isFeeReversed = sql<boolean>`orders.status = 'RETURNED_TO_VENDOR' and exists (
  select from ledger_entry as entry
  where entry.vendor_id = orders.vendor_id and entry.order_id = orders.order_id and entry.kind = 'FEE_GIVEN_BACK'
)`

/** Sum of charges and credits beside the fee, in minor units. */
export const chargesMinor = sql<number>`(
  coalesce((select sum(charge.amount_minor) from order_charge as charge
    where charge.vendor_id = orders.vendor_id and charge.order_id = orders.order_id), 0)
  - case when ${isFeeWaived} or (${isFeeReversed}) then orders.delivery_fee_minor else 0 end)::bigint`

interface Charged {
  readonly status: string
  readonly feeMinor: number
  /** Sum of the charges. */
  readonly charges: number
  readonly isFeeGivenBack: boolean
}

const cancelled: ReadonlySet<string> = new Set<OrderStatus>(cancelledListStatuses)

/** The same sum of an order whose charges were read before. */
export function chargesBeside({ status, feeMinor, charges, isFeeGivenBack }: Charged): number {
  const isFree = cancelled.has(status) || (status === 'RETURNED_TO_VENDOR' && isFeeGivenBack)
  return charges - (isFree ? feeMinor : 0)
}
