import { expect, it } from 'vitest'
import { consoleAuthorization } from './console-cookie.ts'

const token = 'x'.repeat(43)
const header = { 'x-beckon-console': '1' }

it.each([
  [`beckon_console=${token}`],
  [`a=1; beckon_console=${token}; b=2`],
  [`a=1;beckon_console=${token}`],
])('the cookie of %s is the session', (cookie) => {
  expect(consoleAuthorization({ ...header, cookie })).toBe(`Console ${token}`)
})

it.each([
  ['without the header of the console', { cookie: `beckon_console=${token}` }],
  ['without a cookie', header],
  ['with the name inside of another one', { ...header, cookie: `not_beckon_console=${token}` }],
  ['with a short token', { ...header, cookie: 'beckon_console=x' }],
  ['with other characters', { ...header, cookie: `beckon_console=${token}%0d%0a` }],
])('a request %s has no session', (_what, headers) => {
  expect(consoleAuthorization(headers)).toBeUndefined()
})
