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
  'tells that an order is %s',
  (status) => {
    expect(noticesOf(moved(status, 'fleet'))).toMatchObject([{ kind: 'STATUS', status }])
  },
)

it('tells of a cancellation by somebody else, and of none by the shop', () => {
  expect(noticesOf(moved('CANCELLED', 'operator'))).toMatchObject([{ kind: 'STATUS', status: 'CANCELLED' }])
  expect(noticesOf(moved('CANCELLED', 'vendor'))).toEqual([])
})

it('tells nothing of a step on the way, and nothing of a status that changed earlier', () => {
  expect(noticesOf(moved('PICKED_UP', 'fleet'))).toEqual([])
  expect(noticesOf({ ...moved('DELIVERED', 'fleet'), updated_at: 2060 })).toEqual([])
})

it('tells of unseen messages of the rider, once for each message', () => {
  const [first] = noticesOf(wholeOrder({ messages: { count: 1, unseen: 1 } }))
  const [second] = noticesOf(wholeOrder({ messages: { count: 2, unseen: 2 } }))
  expect([first, second]).toMatchObject([
    { kind: 'MESSAGE', count: 1 },
    { kind: 'MESSAGE', count: 2 },
  ])
  expect(first?.id).not.toBe(second?.id)
  expect(noticesOf(wholeOrder({ messages: { count: 2, unseen: 0 } }))).toEqual([])
})

it('tells of a decision that nobody took, with what was done and what it cost, and not the status besides', () => {
  const order = {
    ...moved('RETURN_INITIATED', 'system'),
    milestones: [
      { kind: 'ASKED', at: 1700, cause: 'UNREACHABLE' },
      { kind: 'CHARGED', at: 2000, charge: 'BRING_BACK', amount: 4.66 },
      { kind: 'DECIDED', at: 2000, option: 'BRING_BACK', by: 'system' },
    ],
  } satisfies OrderRecord
  expect(noticesOf(order)).toMatchObject([{ kind: 'NOT_DECIDED', option: 'BRING_BACK', cost: 4.66 }])
  // A later change of the same order tells nothing of it again.
  expect(noticesOf({ ...order, updated_at: 2100 })).toEqual([])
})
