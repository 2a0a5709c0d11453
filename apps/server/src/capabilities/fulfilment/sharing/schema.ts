import type { Instant, OrderColumns } from '../../../platform/database/column-types.ts'

/** A link that shows the address to its holder; the shop may turn it off. */
export interface TrackingLinkTable extends OrderColumns {
  link_id: string
  created_at: Instant
  revoked_at: Instant | null
}

export interface OrderRatingTable extends OrderColumns {
  /** 1 to 5. */
  stars: number
  comment: string
  created_at: Instant
  changed_at: Instant
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    tracking_link: TrackingLinkTable
    order_rating: OrderRatingTable
  }
}
