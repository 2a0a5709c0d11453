import { expect, it } from 'vitest'
import { checkCredentials } from './check-credentials.ts'

it.each([
  ['', '', { email: 'register.contact-missing', password: 'login.password-missing' }],
  ['  ', 'x', { email: 'register.contact-missing' }],
  ['shop', 'x', { email: 'login.email-invalid' }],
  ['shop@', 'x', { email: 'login.email-invalid' }],
  ['a b@c.test', 'x', { email: 'login.email-invalid' }],
  ['shop@beckon.test', '', { password: 'login.password-missing' }],
  [' shop@beckon.test ', ' ', {}],
  ['+65 9123 4567', 'x', {}],
])('finds in %j and %j: %j', (email, password, violations) => {
  expect(checkCredentials({ email, password }, 'SG')).toEqual(violations)
})
