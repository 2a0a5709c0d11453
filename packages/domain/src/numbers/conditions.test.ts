import { describe, expect, it } from 'vitest'
import { orderStatuses } from '../order/index.ts'
import { meetsCondition, type NumberedOrder, onTimeShare, orderConditions, unpaidStatuses } from './index.ts'

const now = 1_800_000_000
const delivered: NumberedOrder = {
  status: 'DELIVERED',
  readyAt: now,
  promised: now + 3600,
  metres: 5000,
  searchedAt: now + 10,
  acceptedAt: now + 70,
  collectedAt: now + 600,
  arrivedAt: now + 1800,
  deliveredAt: now + 1900,
  cash: { due: 1000, collected: 1000, isSettled: true },
  refundStates: [],
}
const met = (order: NumberedOrder) => orderConditions.filter((condition) => meetsCondition(condition, order))

describe('meetsCondition', () => {
  it('counts a delivery on time with its settled cash', () => {
    expect(met(delivered)).toEqual(['counted', 'assigned', 'collected', 'at-door', 'delivered', 'cash'])
  })

  it('counts a delivery as late more than a minute after the promise', () => {
    const at = (late: number) =>
      meetsCondition('delivered-late', { ...delivered, deliveredAt: now + 3600 + late })
    expect([at(0), at(60), at(61)]).toEqual([false, false, true])
  })

  it('counts a collection as late a minute after the last one that keeps the promise', () => {
    // 1,000 seconds of riding, and 180 for the hand-over.
    const latest = now + 3600 - 1000 - 180
    const at = (late: number) =>
      meetsCondition('collected-late', { ...delivered, collectedAt: latest + late })
    expect([at(60), at(61)]).toEqual([false, true])
  })

  it('counts no collection as late before the item was ready', () => {
    const order = { ...delivered, readyAt: now + 3500, collectedAt: now + 3500 }
    expect(meetsCondition('collected-late', order)).toBe(false)
  })

  it('counts an order without a rider in nothing that needs one', () => {
    const waiting: NumberedOrder = {
      ...delivered,
      ...{ status: 'WAITING_FOR_TRANSPORT', acceptedAt: null, collectedAt: null, arrivedAt: null },
      ...{ deliveredAt: null, cash: null },
    }
    expect(met(waiting)).toEqual(['counted'])
  })

  it('counts cash that is short, and cash that the shop has not got', () => {
    const cash = { due: 1000, collected: 900, isSettled: false }
    expect(met({ ...delivered, cash })).toEqual(expect.arrayContaining(['cash', 'cash-short', 'cash-open']))
  })

  it('counts no failed refund', () => {
    const refunded = (...refundStates: string[]) => meetsCondition('refunded', { ...delivered, refundStates })
    expect([refunded('FAILED', 'REPLACED'), refunded('FAILED', 'SENT'), refunded()]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('counts an order that was not paid in no number but the refunds', () => {
    for (const status of unpaidStatuses) {
      expect(met({ ...delivered, status, refundStates: ['DONE'] })).toEqual(['refunded'])
    }
    const counted = orderStatuses.filter((status) => meetsCondition('counted', { ...delivered, status }))
    expect(counted).toHaveLength(orderStatuses.length - unpaidStatuses.length)
  })
})

it('has no share on time without an order', () => {
  expect([onTimeShare({ all: 0, late: 0 }), onTimeShare({ all: 8, late: 2 })]).toEqual([null, 0.75])
})
