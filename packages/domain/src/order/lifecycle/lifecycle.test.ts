import { describe, expect, it } from 'vitest'
import {
  actors,
  cancelReasons,
  dependsOnHistory,
  editable,
  evaluateMove,
  mayMove,
  type MoveFacts,
  moves,
  nextStatuses,
  type OrderStatus,
  orderStatuses,
  endedStatuses,
  statusOfEdited,
} from '../index.ts'

describe('the table', () => {
  it('ended statuses have no move except for what happened before; every other status has one', () => {
    const late = moves.filter(({ guard }) => guard === 'happened-before').map(({ from }) => from)
    for (const status of orderStatuses) {
      const isEnd = nextStatuses(status).length === 0
      expect([status, isEnd || late.includes(status)]).toEqual([
        status,
        endedStatuses.includes(status) || status === 'RETURN_INITIATED',
      ])
    }
  })

  it('every status can be reached from the first ones, and every status leads to an ended one', () => {
    const reached = new Set<OrderStatus>(['INITIATED', 'NEW'])
    for (const status of reached) for (const next of nextStatuses(status)) reached.add(next)
    expect([...reached].toSorted()).toEqual([...orderStatuses].toSorted())
    for (const status of orderStatuses) {
      const ahead = new Set([status])
      for (const one of ahead) for (const next of nextStatuses(one)) ahead.add(next)
      expect([status, endedStatuses.some((over) => ahead.has(over))]).toEqual([status, true])
    }
  })

  it('each move is listed once, with an actor and a reason', () => {
    const ways = moves.map(({ from, to }) => `${from} ${to}`)
    expect(new Set(ways).size).toBe(ways.length)
    for (const { by, reasons } of moves) {
      expect(by.length).toBeGreaterThan(0)
      for (const actor of by) expect(actors).toContain(actor)
      expect(new Set(reasons).size).toBe(reasons.length)
    }
  })

  it.each([
    [
      'a plain delivery',
      [
        ['NEW', 'RECEIVED', 'system'],
        ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'system'],
        ['WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'system'],
        ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'fleet'],
        ['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'fleet'],
        ['NEAR_VENDOR', 'PICKED_UP', 'fleet'],
        ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'fleet'],
        ['COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'fleet'],
        ['NEAR_CUSTOMER', 'DELIVERED', 'fleet'],
      ],
    ],
    [
      'nobody wants it, and it is asked again',
      [
        ['ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT', 'fleet'],
        ['ASSIGNED_TO_TRANSPORT', 'WAITING_FOR_TRANSPORT', 'system'],
        ['WAITING_FOR_TRANSPORT', 'STALLED', 'system'],
        ['STALLED', 'WAITING_FOR_TRANSPORT', 'vendor'],
      ],
    ],
    [
      'a parcel comes back',
      [
        ['NEAR_CUSTOMER', 'RETURN_INITIATED', 'fleet'],
        ['RETURN_INITIATED', 'RETURNED_TO_VENDOR', 'fleet'],
      ],
    ],
  ] as const)('has the way of %s', (_, steps) => {
    for (const [from, to, actor] of steps) {
      expect([from, to, actor, mayMove(from, to, actor)]).toEqual([from, to, actor, true])
    }
  })

  it.each([
    ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'vendor'],
    ['NEW', 'DELIVERED', 'fleet'],
    ['PICKED_UP', 'CANCELLED', 'vendor'],
    ['DELIVERED', 'CANCELLED', 'operator'],
    ['PAYMENT_INITIATED', 'PAYMENT_COMMITTED', 'vendor'],
  ] as const)('has no way from %s to %s by %s', (from, to, actor) => {
    expect(mayMove(from, to, actor)).toBe(false)
  })
})

const facts = (change: Partial<MoveFacts>): MoveFacts => ({
  status: 'NEW',
  since: 0,
  preorderedFor: null,
  collected: false,
  now: 0,
  at: 0,
  flags: { delayedCancellation: false },
  ...change,
})

describe('evaluating a move', () => {
  it('the vendor may cancel in the cancellable statuses, and a stalled order', () => {
    const flags = { delayedCancellation: true }
    const now = 601
    const cancellable = orderStatuses.filter(
      (status) => evaluateMove(facts({ status, now, flags }), { to: 'CANCELLED', actor: 'vendor' }).allowed,
    )
    expect(cancellable).toEqual([
      'STALLED',
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT',
      'DELAYED',
      'MODIFIED',
      'PAYMENT_COMMITTED',
    ])
  })

  it.each([
    [{ status: 'DELAYED' }, 'CANCELLED', 'vendor', 'vendor-may-cancel'],
    [{ status: 'DELAYED' }, 'CANCELLED', 'operator', true],
    [{ status: 'PAYMENT_COMMITTED', now: 600 }, 'CANCELLED', 'vendor', 'vendor-may-cancel'],
    [{ status: 'NEAR_VENDOR' }, 'CANCELLED', 'vendor', 'not-this-actor'],
    [{ status: 'DELIVERED' }, 'NEW', 'operator', 'no-move'],
    [{ status: 'DELAYED', collected: true }, 'NEAR_VENDOR', 'fleet', 'not-collected'],
    [{ status: 'DELAYED', collected: true }, 'DELIVERED', 'fleet', true],
    [{ status: 'DELAYED' }, 'DELIVERED', 'fleet', 'collected'],
    [{ status: 'CANCELLED', since: 100, at: 99 }, 'PICKED_UP', 'fleet', true],
    [{ status: 'CANCELLED', since: 100, at: 100 }, 'PICKED_UP', 'fleet', 'happened-before'],
    [{ status: 'CANCELLED', since: 100, at: 99 }, 'PICKED_UP', 'vendor', 'not-this-actor'],
    [{ status: 'RETURN_INITIATED', since: 100, at: 99 }, 'DELIVERED', 'fleet', true],
    [{ status: 'RETURN_INITIATED', since: 100, at: 101 }, 'DELIVERED', 'fleet', 'happened-before'],
    [{ status: 'WAITING_FOR_TRANSPORT', preorderedFor: 1801 }, 'ASSIGNED_TO_TRANSPORT', 'system', 'due'],
    [{ status: 'WAITING_FOR_TRANSPORT', preorderedFor: 1800 }, 'ASSIGNED_TO_TRANSPORT', 'system', true],
    [{ status: 'WAITING_FOR_TRANSPORT', preorderedFor: 1801 }, 'ASSIGNED_TO_TRANSPORT', 'operator', true],
  ] as const)('%o to %s by %s: %s', (change, to, actor, outcome) => {
    const evaluation = evaluateMove(facts(change), { to, actor })
    expect(evaluation.allowed ? true : evaluation.because).toBe(outcome)
  })

  it('the vendor may edit an order until a rider accepts, also a scheduled one', () => {
    const changeable = orderStatuses.filter(
      (status) =>
        evaluateMove(facts({ status }), {
          to: statusOfEdited({ status, preorderedFor: null }, 0),
          actor: 'vendor',
        }).allowed,
    )
    expect(changeable).toEqual(orderStatuses.filter(editable))
    const received = { status: 'RECEIVED', preorderedFor: 1800 } as const
    expect(statusOfEdited(received, 0)).toBe('MODIFIED')
    expect(statusOfEdited(received, -1)).toBe('RECEIVED')
  })

  it('a move depends on the history only out of the statuses that are listed so', () => {
    const histories = [0, 601].flatMap((now) => [true, false].map((collected) => ({ now, collected })))
    const depending = new Set<OrderStatus>()
    for (const { from: status, to } of moves) {
      for (const actor of actors) {
        const outcomes = histories.map(({ now: since, collected }) => {
          const flags = { delayedCancellation: true }
          return JSON.stringify(
            evaluateMove(facts({ status, since, collected, now: 601, at: 601, flags }), { to, actor }),
          )
        })
        if (new Set(outcomes).size > 1) depending.add(status)
      }
    }
    expect([...depending].toSorted()).toEqual(orderStatuses.filter(dependsOnHistory).toSorted())
  })

  it('a move keeps the given reason, has a default one, and refuses one that does not fit', () => {
    const order = facts({ status: 'ASSIGNED_TO_TRANSPORT' })
    const back = { to: 'WAITING_FOR_TRANSPORT', actor: 'system' } as const
    expect(evaluateMove(order, { ...back, reason: 'OFFER_EXPIRED' })).toEqual({
      allowed: true,
      reason: 'OFFER_EXPIRED',
    })
    expect(evaluateMove(order, back)).toEqual({ allowed: true, reason: 'DECLINED' })
    expect(evaluateMove(order, { ...back, reason: 'COLLECTED' })).toEqual({
      allowed: false,
      because: 'not-for-this-reason',
    })
    for (const reason of cancelReasons) {
      expect(evaluateMove(order, { to: 'CANCELLED', actor: 'vendor', reason }).allowed).toBe(true)
    }
  })
})
