import type { Numbers } from '@beckon/contract'
import type { OrderFigures, TotalRow } from './order-figures.ts'

/** A value of the period and of the one before. */
export interface Compared<T> {
  readonly now: T
  readonly before: T
}

interface OfPeriod {
  readonly is_before: boolean
}

/** Reads a value of both periods; `none` where one has no row. */
export function compare<Row extends OfPeriod, T>(
  rows: readonly Row[],
  read: (row: Row) => T,
  none: T,
): Compared<T> {
  const of = (isBefore: boolean): T => {
    const row = rows.find(({ is_before }) => is_before === isBefore)
    return row ? read(row) : none
  }
  return { now: of(false), before: of(true) }
}

/** Groups the rows of both periods by a part; those with most orders of the period come first. */
export function comparedParts<Row extends OfPeriod & { readonly orders: number }, P extends string>(
  rows: readonly Row[],
  partOf: (row: Row) => P,
): { readonly part: P; readonly rows: readonly Row[]; readonly orders: Compared<number> }[] {
  const parts = [...new Set(rows.map(partOf))]
  return parts
    .map((part) => {
      const own = rows.filter((row) => partOf(row) === part)
      return { part, rows: own, orders: compare(own, ({ orders }) => orders, 0) }
    })
    .toSorted((a, b) => b.orders.now - a.orders.now || b.orders.before - a.orders.before)
}

type OrderNumbers = Omit<Numbers, 'period' | 'money' | 'steps'>

/** The numbers of orders as the wire has them. */
export function presentOrders({ totals, statuses, ways, reasons }: OrderFigures): OrderNumbers {
  const count = (
    key: 'orders' | 'collected' | 'delivered' | 'cancelled' | 'collected_late' | 'delivered_late',
  ) => compare(totals, (row) => row[key], 0)
  return {
    orders: count('orders'),
    by_status: comparedParts(statuses, ({ status }) => status).map(({ part, orders }) => ({
      status: part,
      orders,
    })),
    by_way: comparedParts(ways, ({ way }) => way).map(({ part, orders }) => ({ way: part, orders })),
    collected: { all: count('collected'), late: count('collected_late') },
    delivered: { all: count('delivered'), late: count('delivered_late') },
    assigned: timesOf(totals, 'assigned', 'assign'),
    at_door: timesOf(totals, 'at_door', 'door'),
    cancelled: count('cancelled'),
    cancelled_by: comparedParts(reasons, ({ reason }) => reason).map(({ part, orders }) => ({
      reason: part,
      orders,
    })),
  }
}

function timesOf(
  totals: readonly TotalRow[],
  orders: 'assigned' | 'at_door',
  times: 'assign' | 'door',
): OrderNumbers['assigned'] {
  return {
    orders: compare(totals, (row) => row[orders], 0),
    median: compare(totals, (row) => wholeSeconds(row[times]?.[0]), null),
    p90: compare(totals, (row) => wholeSeconds(row[times]?.[1]), null),
  }
}

/** Clocks of two processes may differ: no time is below zero. */
export const wholeSeconds = (seconds: number | null | undefined): number | null =>
  seconds === null || seconds === undefined ? null : Math.max(0, Math.round(seconds))
