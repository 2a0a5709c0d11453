import { expect, it } from 'vitest'
import { parseAmount, problemOfDraft } from './check-draft.ts'
import { emptyDraft } from './request-draft.ts'

it.each([
  ['12.50', 12.5],
  ['12,50', 12.5],
  [' 1 200 ', 1200],
  ['١٢٫٥', 12.5],
  ['abc', undefined],
  ['', undefined],
  ['-3', undefined],
])('the amount "%s" is %s', (text, amount) => expect(parseAmount(text)).toBe(amount))

it('says the first fault above and each at its field; payment is asked for last', () => {
  const about = { vendorId: 'v', country: 'SG', step: 'details' } as const
  const problem = problemOfDraft(emptyDraft, about)
  expect(problem?.key).toBe('request.fault.unit-missing')
  expect(problem?.fields).toMatchObject({
    name: 'request.fault.name-missing',
    amount: 'request.fault.amount-invalid',
  })
  expect(problem?.fields).not.toHaveProperty('paymentMethod')
  expect(problemOfDraft(emptyDraft, { ...about, step: 'payment' })?.fields).toHaveProperty('paymentMethod')
})
