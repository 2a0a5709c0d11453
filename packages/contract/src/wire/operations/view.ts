import { z } from 'zod'
import { orderId, unixSeconds, vendorId } from '../common.ts'

/** A page that an operator views, read-only: of a shop, or of the customer of an order. */
export const viewSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shop'), vendor_id: vendorId }),
  z.object({ kind: z.literal('customer'), order_id: orderId }),
])

export const view = z.object({
  subject: viewSubject,
  /** Of the shop. */
  name: z.string(),
  /** The operator who views it. */
  operator: z.string(),
  expires_at: unixSeconds,
})
export type View = z.infer<typeof view>
