import { expect, it } from 'vitest'
import { checkProof } from './check-proof.ts'

const due = { paymentMethod: 'CASH_ON_DELIVERY', amountMinor: 2550, currency: 'SGD' }
const entered = { received_by: ' Mei Lin ', collected: 25.5 }

it.each([
  ['all of the cash', due, entered, { ok: true, receivedBy: 'Mei Lin', collectedMinor: 2550 }],
  [
    'nothing to pay',
    { ...due, amountMinor: 0 },
    { ...entered, collected: 0 },
    { ok: true, collectedMinor: 0 },
  ],
  [
    'paid before',
    { ...due, paymentMethod: 'PAID' },
    { ...entered, collected: null },
    { collectedMinor: null },
  ],
  [
    'paid before, said as 0',
    { ...due, paymentMethod: 'PAID' },
    { ...entered, collected: 0 },
    { collectedMinor: null },
  ],
  [
    'by card at the door',
    { ...due, paymentMethod: 'PAYMENT_ON_DELIVERY' },
    entered,
    { ok: true, collectedMinor: 2550 },
  ],
  [
    'by card at the door, amount not said',
    { ...due, paymentMethod: 'PAYMENT_ON_DELIVERY' },
    { ...entered, collected: null },
    { ok: false, fields: { collected: 'missing' } },
  ],
  ['cash not said', due, { ...entered, collected: null }, { ok: false, fields: { collected: 'missing' } }],
  ['less', due, { ...entered, collected: 25 }, { ok: true, collectedMinor: 2500 }],
  ['more', due, { ...entered, collected: 25.51 }, { ok: false, fields: { collected: 'differs' } }],
  [
    'more decimals than it has',
    due,
    { ...entered, collected: 25.5001 },
    { fields: { collected: 'differs' } },
  ],
  ['cash for what is paid', { ...due, paymentMethod: 'PAID' }, entered, { fields: { collected: 'not-due' } }],
  [
    'nobody took it',
    due,
    { ...entered, received_by: '  ' },
    { ok: false, fields: { received_by: 'missing' } },
  ],
])('the proof of a hand-over: %s', (_what, agreed, told, expected) => {
  expect(checkProof(agreed, told)).toMatchObject(expected)
})
