import { catalogues } from '@beckon/texts/catalogues'
import { trackingSentences } from '@beckon/domain/order'
import { expect, it } from 'vitest'
import { statusTextKey } from './status-text-key.ts'

const response = (...of: Parameters<typeof statusTextKey>) => catalogues.en[statusTextKey(...of)]

it.each([
  ['placed', 'Your order has been placed'],
  ['to-collection', 'The rider is travelling to the collection point'],
  ['near-collection', 'The rider is near the collection point, less than 5 minutes away'],
  ['collected', 'The parcel has been collected and is travelling to the delivery point'],
  ['near-delivery', 'The rider is near the delivery point, less than 5 minutes away'],
  ['delivered', 'The parcel has been delivered'],
  ['cancelled', 'The order has been cancelled. Any online payment is refunded.'],
  ['unpaid', 'This order has been cancelled. Nothing was paid.'],
] as const)('an individual’s order that is %s has a text of its own', (sentence, text) =>
  expect(response(sentence, true)).toBe(text),
)

it('has a text for every state in every language and for both readers', () => {
  for (const texts of Object.values(catalogues)) {
    for (const sentence of trackingSentences) {
      expect(texts[statusTextKey(sentence, true)]).toBeTruthy()
      expect(texts[statusTextKey(sentence, false)]).toBeTruthy()
    }
  }
})
