import { describe, expect, it } from 'vitest'
import { actOf, assignmentOf } from '../../../test/work.ts'
import { applyAct, applyActs, isOver } from './apply-act.ts'

const plain = [
  { kind: 'arrive_pickup' },
  { kind: 'wait', at: 'pickup' },
  { kind: 'collect', paid: null, scanned: null },
  { kind: 'leave_pickup' },
  { kind: 'arrive_dropoff' },
  { kind: 'deliver', received_by: 'Ana', collected: null },
] as const

describe('a parcel after the acts of its rider', () => {
  it('passes through the statuses of a plain delivery', () => {
    let assignment = assignmentOf()
    const seen = plain.map((act, number) => {
      assignment = applyAct(assignment, actOf(number, act))
      return [assignment.status, assignment.picked_up, assignment.waiting_since]
    })
    expect(seen).toEqual([
      ['NEAR_VENDOR', false, null],
      ['NEAR_VENDOR', false, 1001],
      ['PICKED_UP', true, null],
      ['COURIER_LEFT_VENDOR', true, null],
      ['NEAR_CUSTOMER', true, null],
      ['DELIVERED', true, null],
    ])
    expect(isOver(assignment)).toBe(true)
  })

  it('waits for the shop after trouble, and no longer once the return has begun', () => {
    const instruction = { option: 'TRY_AGAIN', name: '', note: '', decided_at: 1 } as const
    const troubled = applyAct(
      assignmentOf('sg-1-a', { instruction }),
      actOf(0, { kind: 'report_trouble', cause: 'REFUSED', note: '' }),
    )
    expect(troubled).toMatchObject({ waits: true, instruction: null })
    const returning = applyAct(troubled, actOf(1, { kind: 'start_return', reason: 'REFUSED' }))
    expect(returning).toMatchObject({ waits: false, status: 'RETURN_INITIATED' })
    const back = applyAct(returning, actOf(2, { kind: 'hand_back', received_by: 'Shop', paid_back: null }))
    expect(isOver(back)).toBe(true)
  })

  it('is the same when an act is applied twice', () => {
    const once = applyActs(
      [assignmentOf()],
      plain.slice(0, 3).map((act, number) => actOf(number, act)),
    )
    expect(applyActs(once, [actOf(2, plain[2])])).toEqual(once)
  })

  it('is not changed by acts of other orders', () => {
    const [one, other] = applyActs([assignmentOf('a-1'), assignmentOf('b-1')], [actOf(0, plain[2], 'b-1')])
    expect([one?.picked_up, other?.picked_up]).toEqual([false, true])
  })
})

it('an act that this version of the app does not have leaves the parcel as it is', () => {
  const parcel = assignmentOf()
  expect(applyActs([parcel], [actOf(1, { kind: 'a_newer_act' })])).toEqual([parcel])
})

it('an order that its rider gave back is over for the rider', () => {
  const [given] = applyActs([assignmentOf()], [actOf(1, { kind: 'give_up', problem: 'OTHER', note: '' })])
  expect(given && isOver(given)).toBe(true)
})
