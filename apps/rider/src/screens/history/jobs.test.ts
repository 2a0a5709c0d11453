import { expect, it } from 'vitest'
import { actOf } from '../../../test/work.ts'
import type { DoneAct, QueuedAct } from '../../platform/storage/index.ts'
import { jobsOf } from './jobs.ts'

const done = (number: number, kind: DoneAct['kind'], orderId = 'sg-1-a', status?: string): DoneAct => ({
  act_id: `a${number}`,
  order_id: orderId,
  kind,
  occurred_at: number,
  sent_at: number + 60,
  reason: status === undefined ? null : { code: 'x', translation_key: 'x', values: {}, status },
})
const waiting = (number: number, act: object, orderId = 'sg-1-a'): QueuedAct => ({
  seq: number,
  act: actOf(number, act, orderId),
  undo_until: null,
  state: 'waiting',
  reason: null,
})

it('acts are shown by order, with when they were done and sent', () => {
  const jobs = jobsOf([waiting(5, { kind: 'leave_pickup' })], [done(2, 'collect'), done(1, 'arrive_pickup')])
  expect(jobs).toMatchObject([
    {
      orderId: 'sg-1-a',
      end: undefined,
      acts: [
        { kind: 'arrive_pickup', at: 1, sentAt: 61 },
        { kind: 'collect', at: 2, sentAt: 62 },
        { kind: 'leave_pickup', sentAt: null },
      ],
    },
  ])
})

it.each([
  ['delivered', [done(1, 'deliver')]],
  ['returned', [done(1, 'hand_back')]],
  ['cancelled', [done(1, 'deliver', 'sg-1-a', 'CANCELLED')]],
] as const)('an order is shown as %s by the acts that count', (end, history) => {
  expect(jobsOf([], history)[0]?.end).toBe(end)
})

it('the order of the newest act is first', () => {
  const jobs = jobsOf([], [done(1, 'deliver', 'old'), done(9, 'collect', 'new')])
  expect(jobs.map(({ orderId }) => orderId)).toEqual(['new', 'old'])
})
