import type { Instant, OrderColumns } from '../../platform/database/column-types.ts'

/** A link that shows whoever has it the address; the shop may take it back. */
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

declare module '../../platform/database/schema.ts' {
  interface Schema {
    tracking_link: TrackingLinkTable
    order_rating: OrderRatingTable
  }
}
