import { expect, it } from 'vitest'
import { checkSender } from './index.ts'

const sender = {
  name: 'Mei Tan',
  phone: '+6591234567',
  email: 'mei@home.test',
  address: '5 Garden Road',
  point: { latitude: 1.3, longitude: 103.85 },
}

it.each([
  [{}, []],
  [{ name: ' ' }, ['sender-name-missing']],
  [{ phone: '' }, ['sender-phone-missing']],
  [{ phone: '12' }, ['sender-phone-invalid']],
  [{ email: '' }, ['sender-email-missing']],
  [{ email: 'mei at home' }, ['sender-email-invalid']],
  [{ address: '' }, ['sender-address-missing']],
  [{ point: null }, ['sender-address-missing']],
  [
    { name: '', phone: '', email: '' },
    ['sender-name-missing', 'sender-phone-missing', 'sender-email-missing'],
  ],
])('a sender with %j: %j', (change, violations) => {
  expect(checkSender({ ...sender, ...change }, 'SG').map(({ code }) => code)).toEqual(violations)
})
