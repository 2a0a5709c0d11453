import { expect, it } from 'vitest'
import { blank, termsOf } from './voucher-form.ts'

const DAY = 86_400
const midnight = Date.parse('2030-06-15T00:00+08:00') / 1000

it('a voucher is valid from the begin of its first day until the end of its last day', () => {
  const terms = termsOf({ ...blank, from: '2030-06-15', until: '2030-06-15' }, 'Asia/Singapore')
  expect(terms).toMatchObject({ valid_from: midnight, valid_until: midnight + DAY - 1 })
})

it('a voucher without a last day has no end', () => {
  expect(termsOf({ ...blank, from: '2030-06-15' }, 'Asia/Singapore').valid_until).toBeNull()
})
