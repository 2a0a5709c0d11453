import type { Transfer } from '@beckon/contract'
import { endedStatuses } from '@beckon/domain/order'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'

interface Row {
  readonly order_id: string
  readonly role: 'pass_on' | 'take_over' | 'taken_back'
  readonly rider_name: string
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface ChangedByHand {
  readonly transfers: Transfer[]
  readonly taken_back: string[]
}

/** Time for which a phone shows that an order was taken from its rider. */
const SHOWN_MS = 3_600_000
/** An order is not with a rider for longer before its collection. */
const LONGEST_MS = 24 * 3_600_000

/**
 * Returns the parcels that a rider passes on or takes over, and the orders that were taken from the rider lately and not
 * given back.
 */
export async function changedByHand(db: Database, riderId: string, now: Date): Promise<ChangedByHand> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const { rows } = await sql<Row>`
    select order_id, role, rider.name as rider_name, rider.latitude, rider.longitude from (
      select transfer.order_id, case when from_rider_id = ${riderId} then 'pass_on' else 'take_over' end as role,
        case when from_rider_id = ${riderId} then to_rider_id else from_rider_id end as other_id, asked_at
      from rider_transfer as transfer
      join orders on orders.vendor_id = transfer.vendor_id and orders.order_id = transfer.order_id
      where state = 'open' and (from_rider_id = ${riderId} or to_rider_id = ${riderId})
        and orders.status <> all(${[...endedStatuses]}::text[])
      union all
      select order_id, 'taken_back', rider_id, taken_back_at from offer
      where rider_id = ${riderId} and made_at > ${ago(LONGEST_MS)} and taken_back_at > ${ago(SHOWN_MS)}
        and not exists (
          select from offer as later
          where later.vendor_id = offer.vendor_id and later.order_id = offer.order_id
            and later.position > offer.position and later.rider_id = offer.rider_id
        )
    ) as changed join rider on rider.rider_id = other_id
    order by asked_at, order_id`.execute(db)
  return {
    transfers: rows.flatMap(({ order_id, role, rider_name, latitude, longitude }) => {
      if (role === 'taken_back') return []
      const at = latitude === null || longitude === null ? null : { latitude, longitude }
      return [{ order_id, role, rider_name, at }]
    }),
    taken_back: rows.flatMap(({ order_id: id, role }) => (role === 'taken_back' ? [id] : [])),
  }
}
