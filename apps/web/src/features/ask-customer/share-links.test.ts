import { expect, it } from 'vitest'
import { smsLink, whatsAppLink } from './share-links.ts'

const message = 'Hello & welcome: https://x.example/where#a'

it('writes to the customer where the number is known', () => {
  expect(whatsAppLink(message, '+6591234567')).toBe(
    'https://wa.me/6591234567?text=Hello%20%26%20welcome%3A%20https%3A%2F%2Fx.example%2Fwhere%23a',
  )
  expect(smsLink(message, '+6591234567')).toMatch(/^sms:\+6591234567\?&body=Hello%20%26/)
})

it('leaves the choice of the customer open where it is not', () => {
  expect(whatsAppLink('Hi', null)).toBe('https://wa.me/?text=Hi')
  expect(smsLink('Hi', null)).toBe('sms:?&body=Hi')
})
