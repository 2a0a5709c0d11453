import type { OrderRecord } from '@beckon/contract'
import { expect, it } from 'vitest'
import { noticesOf } from './order-notices.ts'
import { wholeOrder } from '../test/whole-order.ts'

const moved = (status: OrderRecord['status'], actor: OrderRecord['status_history'][number]['actor']) =>
  wholeOrder({
    status,
    updated_at: 2000,
    status_history: [{ status, created_at: 2000, actor, reason: null }],
  })

it.each(['DELIVERED', 'DELAYED', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'] as const)(
  'a notice reports that an order is %s',
  (status) => {
    expect(noticesOf(moved(status, 'fleet'))).toMatchObject([{ kind: 'STATUS', status }])
  },
)

it('a cancellation by another party is reported, and one by the shop is not', () => {
  expect(noticesOf(moved('CANCELLED', 'operator'))).toMatchObject([{ kind: 'STATUS', status: 'CANCELLED' }])
  expect(noticesOf(moved('CANCELLED', 'vendor'))).toEqual([])
})

it('progress and earlier status changes are not reported', () => {
  expect(noticesOf(moved('PICKED_UP', 'fleet'))).toEqual([])
  expect(noticesOf({ ...moved('DELIVERED', 'fleet'), updated_at: 2060 })).toEqual([])
})

it('unseen messages of the rider are reported once each', () => {
  const [first] = noticesOf(wholeOrder({ messages: { count: 1, unseen: 1 } }))
  const [second] = noticesOf(wholeOrder({ messages: { count: 2, unseen: 2 } }))
  expect([first, second]).toMatchObject([
    { kind: 'MESSAGE', count: 1 },
    { kind: 'MESSAGE', count: 2 },
  ])
  expect(first?.id).not.toBe(second?.id)
  expect(noticesOf(wholeOrder({ messages: { count: 2, unseen: 0 } }))).toEqual([])
})

it('a missed decision is reported with its outcome and cost, and without its status', () => {
  const order = {
    ...moved('RETURN_INITIATED', 'system'),
    milestones: [
      { kind: 'ASKED', at: 1700, cause: 'UNREACHABLE' },
      { kind: 'CHARGED', at: 2000, charge: 'BRING_BACK', amount: 4.66 },
      { kind: 'DECIDED', at: 2000, option: 'BRING_BACK', by: 'system' },
    ],
  } satisfies OrderRecord
  expect(noticesOf(order)).toMatchObject([{ kind: 'NOT_DECIDED', option: 'BRING_BACK', cost: 4.66 }])
  // A later change of the same order does not repeat the notice.
  expect(noticesOf({ ...order, updated_at: 2100 })).toEqual([])
})
