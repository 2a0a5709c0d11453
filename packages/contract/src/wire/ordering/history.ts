import { historyFilters } from '@beckon/domain/order'
import { z } from 'zod'
import { secondsParameter, flag } from '../common.ts'

/** Filters of the history. A search is a phone number, or the whole id of an order, which then is the only filter. */
export const historyQuery = z.object({
  from: secondsParameter,
  to: secondsParameter,
  include_outlets: flag.optional(),
  status: z.enum(historyFilters).optional(),
  search: z.string().max(100).optional(),
})

/** A decimal in the deployment's currency; a sum may be large, or negative where something came back. */
const sum = z.number()

/** Figures of a day or of a whole period. */
export const historyFigures = z.object({
  orders: z.number().int(),
  delivered: z.number().int(),
  /** Of the delivered ones, those that were there by the end of what was promised. */
  on_time: z.number().int(),
  cancelled: z.number().int(),
  /** Delivery fees of orders that were not cancelled, and all other charges. */
  spend: sum,
  /** Sum of the order values of delivered parcels. */
  goods: sum,
  /** Of that, what riders collected at the door. */
  cash: sum,
})

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** How many orders the file has, without its row of headings. */
export const ROWS_HEADER = 'x-beckon-rows'
/** Rows of a workbook between two places at which its compression is flushed: 00 00 FF FF in the file. */
export const ROWS_PER_FLUSH = 500

export type HistoryFigures = z.infer<typeof historyFigures>
