import type { Tariff } from '../country/index.ts'
import type { Currency } from '../money/index.ts'
import { tariffFee } from './tariff-fee.ts'

/** An order with the fee that was charged, in minor units, before a voucher. */
export interface ChargedOrder {
  readonly orderId: string
  readonly charged: number
  /** Metres by road. */
  readonly distance: number
  readonly cash: boolean
}

/** An order with its fee at another tariff, in minor units. */
export interface ComparedOrder extends ChargedOrder {
  readonly proposed: number
}

/** Orders whose fee is at least `from` and below `to`, in minor units. */
export interface FeeBar {
  readonly from: number
  readonly to: number
  readonly charged: number
  readonly proposed: number
}

export interface FeeComparison {
  readonly orders: number
  /** Sums. */
  readonly charged: number
  readonly proposed: number
  readonly dearer: number
  readonly cheaper: number
  /** The orders whose fee changes most, the largest change first. */
  readonly rises: readonly ComparedOrder[]
  readonly falls: readonly ComparedOrder[]
  /** How the fees are spread before and after. */
  readonly bars: readonly FeeBar[]
}

/** Orders with the largest changes in each direction. */
const MOST_CHANGES = 5
const MOST_BARS = 12

/** Compares the fees of orders with those of another tariff. */
export function compareFees(
  orders: readonly ChargedOrder[],
  { tariff, currency }: { readonly tariff: Tariff; readonly currency: Currency },
): FeeComparison {
  const compared = orders.map((order): ComparedOrder => ({
    ...order,
    proposed: tariffFee({ tariff, currency, distance: order.distance, cash: order.cash }).total.minor,
  }))
  const rises = compared.filter((order) => riseOf(order) > 0)
  const falls = compared.filter((order) => riseOf(order) < 0)
  return {
    orders: compared.length,
    charged: compared.reduce((sum, { charged }) => sum + charged, 0),
    proposed: compared.reduce((sum, { proposed }) => sum + proposed, 0),
    dearer: rises.length,
    cheaper: falls.length,
    rises: rises.toSorted((a, b) => riseOf(b) - riseOf(a)).slice(0, MOST_CHANGES),
    falls: falls.toSorted((a, b) => riseOf(a) - riseOf(b)).slice(0, MOST_CHANGES),
    bars: barsOf(compared),
  }
}

const riseOf = ({ charged, proposed }: ComparedOrder): number => proposed - charged

/** Counts fees in steps of 1, 2 or 5 times a power of ten. */
function barsOf(orders: readonly ComparedOrder[]): FeeBar[] {
  if (orders.length === 0) return []
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  for (const { charged, proposed } of orders) {
    lowest = Math.min(lowest, charged, proposed)
    highest = Math.max(highest, charged, proposed)
  }
  const step = stepFor(lowest, highest)
  const first = Math.floor(lowest / step)
  const bars = Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, at) => ({
    from: (first + at) * step,
    to: (first + at + 1) * step,
    charged: 0,
    proposed: 0,
  }))
  const count = (fee: number, part: 'charged' | 'proposed') => {
    const bar = bars[Math.floor(fee / step) - first]
    if (bar) bar[part] += 1
  }
  for (const { charged, proposed } of orders) {
    count(charged, 'charged')
    count(proposed, 'proposed')
  }
  return bars
}

/** The smallest step with which the fees need no more bars than there may be. */
function stepFor(lowest: number, highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      const step = factor * power
      if (Math.floor(highest / step) - Math.floor(lowest / step) < MOST_BARS) return step
    }
  }
}
