import { type RowRules, readOrders, readRow } from '@beckon/domain/bulk'
import { deployments, parameters } from '@beckon/domain/country'
import { readInside } from '../../src/capabilities/ordering/bulk/upload/workbook/read-inside.ts'
import { seeds } from './seeds.ts'
import { spoil } from './spoil.ts'

export interface Fuzzed {
  /** How many ended how: read, or refused for a reason. */
  readonly ends: Readonly<Record<string, number>>
  readonly orders: number
  /** Of the longest one, from its bytes to its last row. */
  readonly longestMs: number
  readonly longestSeed: number
  /** Exceptions, which a reader must never throw. */
  readonly crashes: readonly { readonly seed: number; readonly error: string }[]
}

const { currency, timezone, mapCentre } = deployments.SG

const rules: RowRules = {
  ...parameters.SG,
  country: 'SG',
  currency,
  timezone,
  valueLimit: 100,
  payments: ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'],
  defaultPayment: null,
  takesPreorders: true,
  now: 1_795_000_000,
  near: mapCentre,
}

/** Spoils workbooks, from one seed on, and reads each with all of its rows. */
export async function fuzz(firstSeed: number, count: number): Promise<Fuzzed> {
  const kinds = seeds()
  const ends: Record<string, number> = {}
  const crashes: { seed: number; error: string }[] = []
  let [orders, longestMs, longestSeed] = [0, 0, 0]
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const bytes = spoil(kinds, seed)
    const begin = performance.now()
    try {
      const { end, found } = await readAll(bytes)
      ends[end] = (ends[end] ?? 0) + 1
      orders += found
    } catch (error) {
      crashes.push({ seed, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
    const took = performance.now() - begin
    if (took > longestMs) [longestMs, longestSeed] = [took, seed]
  }
  return { ends, orders, longestMs, longestSeed, crashes }
}

async function readAll(bytes: Buffer): Promise<{ end: string; found: number }> {
  const reading = await readInside(bytes, {})
  if (!reading.ok) return { end: reading.violation, found: 0 }
  const { rows, head } = reading.workbook
  const { orders } = readOrders(rows, head, head.mapping)
  for (const { cells } of orders) readRow(cells, rules)
  return { end: 'read', found: orders.length }
}
