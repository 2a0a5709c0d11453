import { z } from 'zod'
import { money, opaqueId } from './common.ts'

/** Everything about an order that costs, earns or moves money. */
export const orderMoney = z
  .object({
    order: opaqueId,
    fee: money.describe('The charged fee, after the discount of a voucher.'),
    tax: z
      .object({ percent: z.number(), amount: money })
      .nullable()
      .describe('Within the fee; null where none is shown.'),
    voucher: z.object({ code: z.string(), discount: money }).nullable(),
    charges: z
      .array(z.object({ kind: z.string(), amount: money }))
      .describe('Costs beside the fee, e.g. of another attempt; below zero for what is given back.'),
    payment: z
      .object({ state: z.string(), due: money, paid: money, refunded: money, pending: money })
      .nullable()
      .describe('Null where nothing is paid online.'),
    cash: z
      .object({ due: money, collected: money, short: money, settled: money })
      .nullable()
      .describe('Null where the rider collects nothing.'),
    pay_at_pickup: z
      .object({ due: money, paid: money, returned: money })
      .nullable()
      .describe('What the rider pays the shop at collection; null where nothing.'),
  })
  .meta({ id: 'OrderMoney' })
export type ProgramOrderMoney = z.infer<typeof orderMoney>

const count = z.number().int()

const figures = {
  orders: count,
  delivered: count,
  on_time: count.describe('Of the delivered ones, those by the end of what was promised.'),
  cancelled: count,
  spend: money.describe('Fees of orders that were not cancelled, and other charges.'),
  goods: money.describe('Values of delivered goods.'),
  cash: money.describe('Of the goods, what riders collected at the door.'),
}

/** Sums of the orders of a period. */
export const orderFigures = z
  .object({
    total: z.object(figures),
    days: z.array(z.object({ day: z.iso.date().describe('In the zone of the country.'), ...figures })),
  })
  .meta({ id: 'Figures' })
export type ProgramFigures = z.infer<typeof orderFigures>
