import { expect, it } from 'vitest'
import { actOf } from '../../../test/work.ts'
import type { QueuedAct } from '../storage/index.ts'
import { nextRelease, sendable } from './sendable.ts'

const queued = (seq: number, orderId: string, changes: Partial<QueuedAct> = {}): QueuedAct => ({
  seq,
  act: actOf(seq, { kind: 'leave_pickup' }, orderId),
  undo_until: null,
  state: 'waiting',
  reason: null,
  ...changes,
})
const numbers = (acts: readonly QueuedAct[]) => acts.map(({ seq }) => seq)

it('an act that can be undone holds back the later acts of its order, and no others', () => {
  const queue = [queued(1, 'a-1'), queued(2, 'a-1', { undo_until: 500 }), queued(3, 'b-1'), queued(4, 'a-1')]
  expect(numbers(sendable(queue, 499))).toEqual([1, 3])
  expect(numbers(sendable(queue, 500))).toEqual([1, 2, 3, 4])
})

it('a kept act is not sent again, and holds nothing back', () => {
  expect(numbers(sendable([queued(1, 'a-1', { state: 'kept' }), queued(2, 'a-1')], 0))).toEqual([2])
})

it('the next release is the earliest end of an undo', () => {
  const queue = [queued(1, 'a-1', { undo_until: 900 }), queued(2, 'b-1', { undo_until: 700 })]
  expect(nextRelease(queue, 600)).toBe(700)
  expect(nextRelease(queue, 950)).toBeUndefined()
})
