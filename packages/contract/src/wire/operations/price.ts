import { z } from 'zod'
import { amount, orderId } from '../common.ts'

/** The figures of a tariff by colons, as in the settings of a country. */
export const tariffText = z.string().max(60)

const comparedOrder = z.object({
  order_id: orderId,
  /** Metres by road. */
  distance: z.number().int(),
  charged: amount,
  proposed: amount,
})
export type ComparedOrder = z.infer<typeof comparedOrder>

/** The same orders at the prices that were charged and at others, before vouchers. */
export const feeComparison = z.object({
  orders: z.number().int(),
  /** The sums of the fees as they were charged, and at the other prices. */
  charged: amount,
  proposed: amount,
  /** Orders that would cost more, and less. */
  dearer: z.number().int(),
  cheaper: z.number().int(),
  /** The orders whose fee changes most. */
  rises: z.array(comparedOrder).max(5),
  falls: z.array(comparedOrder).max(5),
  /** Numbers of orders with a fee of at least `from` and below `to`, before and after. */
  bars: z
    .array(
      z.object({
        from: amount,
        to: amount,
        charged: z.number().int(),
        proposed: z.number().int(),
      }),
    )
    .max(12),
  /** There were more orders; only the newest ones are compared. */
  is_partial: z.boolean(),
})
export type FeeComparison = z.infer<typeof feeComparison>

export const shopPreview = feeComparison.extend({ days: z.number().int() })
export type ShopPreview = z.infer<typeof shopPreview>

export const countryPreview = feeComparison.extend({
  day: z.iso.date(),
  /** Orders of shops with prices of their own, which stay. */
  own_prices: z.number().int(),
  /** Compared orders whose fee is not that of the present prices: with a surcharge, or from before a change of prices. */
  other_fees: z.number().int(),
})
export type CountryPreview = z.infer<typeof countryPreview>
