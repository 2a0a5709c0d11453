import { describe, expect, it } from 'vitest'
import { assignmentOf } from '../../../test/work.ts'
import { cashOf, type HandoverEntry, handoverOf, typedAmount } from './handover.ts'

const taskOf = (changes: object) => ({ ...assignmentOf().task, ...changes })
const cash = { payment_method: 'CASH_ON_DELIVERY', amount: 25.5, currency: 'SGD' } as const
const entry: HandoverEntry = { receivedBy: 'Ana', pin: '', isAgeChecked: false, given: '' }
const handOver = (task: object, changes: Partial<HandoverEntry> = {}, isPinWaived = false) =>
  handoverOf({ task: taskOf(task), isPinWaived }, { ...entry, ...changes })
const deliver = { kind: 'deliver', order_id: 'sg-1-a', received_by: 'Ana', collected: null }

describe('cash at the door', () => {
  it.each([
    ['SGD', 25.5, '30', { collected: 2550, change: 450, short: 0 }],
    ['SGD', 25.5, '20', { collected: 2000, change: 0, short: 550 }],
    ['JPY', 1200, '2000', { collected: 1200, change: 800, short: 0 }],
    ['JPY', 1200, '1000', { collected: 1000, change: 0, short: 200 }],
    ['KWD', 3.75, '5', { collected: 3750, change: 1250, short: 0 }],
    ['KWD', 3.75, '3.5', { collected: 3500, change: 0, short: 250 }],
  ])(
    'in %s with %s due and %s given has its change and what is short',
    (currency, amount, given, expected) => {
      expect(cashOf(taskOf({ ...cash, amount, currency }), given)).toMatchObject({
        state: 'read',
        ...expected,
      })
    },
  )

  it('is missing until an amount is typed, and is not asked for where nothing is due', () => {
    expect(cashOf(taskOf(cash), '').state).toBe('missing')
    expect(cashOf(taskOf(cash), 'many').state).toBe('missing')
    expect(cashOf(taskOf({ payment_method: 'PAID', amount: 25.5 }), '').state).toBe('none')
  })
})

describe('a handover', () => {
  it('of a paid parcel needs the name of the person who takes it', () => {
    expect(handOver({})).toEqual({ ok: true, act: deliver })
    expect(handOver({}, { receivedBy: '  ' })).toEqual({ ok: false, missing: ['receivedBy'] })
  })

  it('with cash has the amount that was collected, which is at most the amount due', () => {
    expect(handOver(cash, { given: '50' })).toEqual({ ok: true, act: { ...deliver, collected: 25.5 } })
    expect(handOver(cash, { given: '20' })).toEqual({ ok: true, act: { ...deliver, collected: 20 } })
    expect(handOver(cash)).toEqual({ ok: false, missing: ['cash'] })
  })

  it('of an amount of zero at the door collects zero', () => {
    expect(handOver({ ...cash, amount: 0 })).toEqual({ ok: true, act: { ...deliver, collected: 0 } })
  })

  it('with a PIN and an age check needs both, in the order of the form', () => {
    const checked = { age_check_required: true, handover_pin_required: true }
    expect(handOver(checked, { receivedBy: '' })).toEqual({
      ok: false,
      missing: ['age', 'pin', 'receivedBy'],
    })
    expect(handOver(checked, { pin: ' 1234 ', isAgeChecked: true })).toEqual({
      ok: true,
      act: { ...deliver, pin: '1234', age_checked: true },
    })
  })

  it('needs no PIN where the shop let another person take the parcel', () => {
    expect(handOver({ handover_pin_required: true }, {}, true)).toEqual({ ok: true, act: deliver })
  })
})

it('an exact amount is typed with the decimals of its currency', () => {
  expect([typedAmount(25.5, 2), typedAmount(1200, 0), typedAmount(3.75, 3)]).toEqual([
    '25.50',
    '1200',
    '3.750',
  ])
})
