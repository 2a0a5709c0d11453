import { expect, it } from 'vitest'
import { checkProof } from './check-proof.ts'

const due = { paymentMethod: 'CASH_ON_DELIVERY', amountMinor: 2550, currency: 'SGD' }
const said = { received_by: ' Mei Lin ', collected_cash: 25.5 }

it.each([
  ['all of the cash', due, said, { ok: true, receivedBy: 'Mei Lin', cashMinor: 2550 }],
  ['nothing to pay', { ...due, amountMinor: 0 }, { ...said, collected_cash: 0 }, { ok: true, cashMinor: 0 }],
  ['paid before', { ...due, paymentMethod: 'PAID' }, { ...said, collected_cash: null }, { cashMinor: null }],
  [
    'paid before, said as 0',
    { ...due, paymentMethod: 'PAID' },
    { ...said, collected_cash: 0 },
    { cashMinor: null },
  ],
  [
    'by card at the door',
    { ...due, paymentMethod: 'PAYMENT_ON_DELIVERY' },
    { ...said, collected_cash: null },
    { ok: true },
  ],
  [
    'cash not said',
    due,
    { ...said, collected_cash: null },
    { ok: false, fields: { collected_cash: 'missing' } },
  ],
  ['less', due, { ...said, collected_cash: 25 }, { ok: true, cashMinor: 2500 }],
  ['more', due, { ...said, collected_cash: 25.51 }, { ok: false, fields: { collected_cash: 'differs' } }],
  [
    'more decimals than it has',
    due,
    { ...said, collected_cash: 25.5001 },
    { fields: { collected_cash: 'differs' } },
  ],
  [
    'cash for what is paid',
    { ...due, paymentMethod: 'PAID' },
    said,
    { fields: { collected_cash: 'not-due' } },
  ],
  ['nobody took it', due, { ...said, received_by: '  ' }, { ok: false, fields: { received_by: 'missing' } }],
])('the proof of a hand-over: %s', (_what, agreed, told, expected) => {
  expect(checkProof(agreed, told)).toMatchObject(expected)
})
