import { expect, it } from 'vitest'
import { competingOrders, loadOf, type OpenOrder } from './index.ts'

const centre = { latitude: 35.17, longitude: 33.36 }
const area = { type: 'Circle', center: centre, metres: 2000 } as const
const far = { ...centre, latitude: 35.3 }
const NOW = 1_800_000_000
const order = (change: Partial<OpenOrder> = {}): OpenOrder => ({
  ...{ point: centre, preorderedFor: null, hasRider: false },
  ...change,
})
const later = (seconds: number) => order({ preorderedFor: NOW + seconds })

it('an order for now competes with all orders in work in the zone', () => {
  const orders = [order(), order({ hasRider: true }), later(1800), later(1801), order({ point: far })]
  expect(competingOrders(area, orders, { collectAt: null, now: NOW })).toBe(3)
})

it('a pre-order competes with the pre-orders for half an hour before and after it', () => {
  const at = 10_000
  const orders = [order(), later(at), later(at - 1800), later(at + 1800), later(at + 1801), later(at - 1801)]
  expect(competingOrders(area, orders, { collectAt: NOW + at, now: NOW })).toBe(3)
})

it('the load of a zone counts its orders in work, those without a rider, and its free riders', () => {
  const orders = [order(), order({ hasRider: true }), later(7200), order({ point: far })]
  expect(loadOf(area, { orders, freeRiders: [centre, far], now: NOW })).toEqual({
    ...{ open: 2, waiting: 1, free: 1 },
  })
})
