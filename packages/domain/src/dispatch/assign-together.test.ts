import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areScarce, assignTogether, type Pairing, ridersOfOthers } from './index.ts'

type Ways = Readonly<Record<string, Readonly<Record<string, number>>>>

const assign = (ways: Ways, waited: Readonly<Record<string, number>> = {}): Pairing[] =>
  assignTogether(
    Object.keys(ways).map((orderId) => ({ orderId, waited: waited[orderId] ?? 0 })),
    [...new Set(Object.values(ways).flatMap((row) => Object.keys(row)))],
    (orderId, riderId) => ways[orderId]?.[riderId] ?? null,
  ).toSorted((a, b) => a.orderId.localeCompare(b.orderId))

describe('deciding orders together', () => {
  it('gives up the nearest rider of one order where the sum of the ways becomes smaller', () => {
    expect(assign({ a: { ana: 60, ben: 90 }, b: { ana: 70, ben: 600 } })).toEqual([
      { orderId: 'a', riderId: 'ben' },
      { orderId: 'b', riderId: 'ana' },
    ])
  })

  it('gives the only rider to the order that waited longer, although another one is nearer', () => {
    const ways = { a: { ana: 60 }, b: { ana: 100 } }
    expect(assign(ways)).toEqual([{ orderId: 'a', riderId: 'ana' }])
    expect(assign(ways, { b: 100 })).toEqual([{ orderId: 'b', riderId: 'ana' }])
  })

  it('leaves an order without a rider where none can take it', () => {
    expect(assign({ a: { ana: 60 }, b: {} })).toEqual([{ orderId: 'a', riderId: 'ana' }])
    expect(assign({ a: {} })).toEqual([])
    expect(assignTogether([], ['ana'], () => 1)).toEqual([])
  })

  it('pairs as many orders as greedy assignment does, with a sum of ways that is not larger', () => {
    const matrix = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
      .chain(([orders, riders]) =>
        fc.array(fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: riders, maxLength: riders }), {
          minLength: orders,
          maxLength: orders,
        }),
      )
    fc.assert(
      fc.property(matrix, (seconds) => {
        const at = (orderId: string, riderId: string) => seconds[Number(orderId)]?.[Number(riderId)] ?? null
        const orders = seconds.map((_, row) => ({ orderId: String(row), waited: 0 }))
        const riders = (seconds[0] ?? []).map((_, column) => String(column))
        const together = assignTogether(orders, riders, at)
        expect(together).toHaveLength(Math.min(orders.length, riders.length))
        expect(new Set(together.map(({ orderId }) => orderId)).size).toBe(together.length)
        expect(new Set(together.map(({ riderId }) => riderId)).size).toBe(together.length)
        const sum = (pairs: readonly Pairing[]) =>
          pairs.reduce((total, { orderId, riderId }) => total + (at(orderId, riderId) ?? 0), 0)
        if (orders.length <= riders.length)
          expect(sum(together)).toBeLessThanOrEqual(sum(greedy(orders, riders, at)))
      }),
    )
  })

  it('pairs as many orders as possible where not every rider can take every order, with the smallest sum', () => {
    const seconds = fc.option(fc.integer({ min: 0, max: 3000 }))
    const matrix = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([orders, riders]) =>
        fc.array(fc.array(seconds, { minLength: riders, maxLength: riders }), {
          minLength: orders,
          maxLength: orders,
        }),
      )
    fc.assert(
      fc.property(matrix, (rows) => {
        const pairs = assignTogether(
          rows.map((_, row) => ({ orderId: String(row), waited: 0 })),
          (rows[0] ?? []).map((_, column) => String(column)),
          (orderId, riderId) => rows[Number(orderId)]?.[Number(riderId)] ?? null,
        )
        const sum = pairs.reduce(
          (total, { orderId, riderId }) => total + (rows[Number(orderId)]?.[Number(riderId)] ?? Infinity),
          0,
        )
        expect({ pairs: pairs.length, sum }).toEqual(best(rows))
      }),
    )
  })

  it('gives an order its nearest rider, although no rider can take two other orders', () => {
    expect(assign({ a: { ana: 2251, ben: 1587 }, b: {}, c: {} })).toEqual([{ orderId: 'a', riderId: 'ben' }])
  })
})

/** The most pairs, and of these the smallest sum, found by trying all of them. */
function best(
  [row, ...rows]: readonly (readonly (number | null)[])[],
  taken: readonly number[] = [],
): { readonly pairs: number; readonly sum: number } {
  if (!row) return { pairs: 0, sum: 0 }
  const choices = row.flatMap((seconds, column) => {
    if (seconds === null || taken.includes(column)) return []
    const { pairs, sum } = best(rows, [...taken, column])
    return [{ pairs: pairs + 1, sum: sum + seconds }]
  })
  const [first] = [best(rows, taken), ...choices].toSorted((a, b) => b.pairs - a.pairs || a.sum - b.sum)
  return first ?? { pairs: 0, sum: 0 }
}

function greedy(
  orders: readonly { readonly orderId: string }[],
  riders: readonly string[],
  seconds: (orderId: string, riderId: string) => number | null,
): Pairing[] {
  const free = new Set(riders)
  return orders.flatMap(({ orderId }) => {
    const [riderId] = [...free].sort((a, b) => (seconds(orderId, a) ?? 0) - (seconds(orderId, b) ?? 0))
    if (riderId === undefined) return []
    free.delete(riderId)
    return [{ orderId, riderId }]
  })
}

describe('the riders whom an order leaves to others', () => {
  const ways: Ways = { a: { ana: 60, ben: 90 }, b: { ana: 70, ben: 600 } }
  const left = (orderId: string, waited: Readonly<Record<string, number>> = {}) => {
    const [order, ...others] = [orderId, ...Object.keys(ways).filter((id) => id !== orderId)].map((id) => ({
      orderId: id,
      waited: waited[id] ?? 0,
    }))
    if (!order) throw new Error('no order')
    return [...ridersOfOthers(order, others, ['ana', 'ben'], (id, rider) => ways[id]?.[rider] ?? null)]
  }

  it('are those with whom the other orders are paired', () => {
    expect([left('a'), left('b')]).toEqual([[['ana', 'b']], [['ben', 'a']]])
  })

  it('do not include the only possible rider of two equal orders', () => {
    const equal = (orderId: string, other: string) =>
      ridersOfOthers({ orderId, waited: 0 }, [{ orderId: other, waited: 0 }], ['ana', 'ben'], (_, riderId) =>
        riderId === 'ben' ? 60 : null,
      )
    expect([[...equal('a', 'b')], [...equal('b', 'a')]]).toEqual([[], []])
  })

  it('are none where no other order waits', () => {
    expect([...ridersOfOthers({ orderId: 'a', waited: 0 }, [], ['ana'], () => 1)]).toEqual([])
  })
})

describe('scarce riders', () => {
  it.each([
    [1, 1, false],
    [2, 3, true],
    [2, 4, false],
    [5, 0, true],
  ])('%i orders that wait and %i riders with room are scarce: %s', (orders, riders, expected) => {
    expect(areScarce(orders, riders)).toBe(expected)
  })
})
