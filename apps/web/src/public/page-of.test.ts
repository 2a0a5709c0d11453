import { expect, it } from 'vitest'
import { pageOf, withHiddenTokens } from './page-of.ts'

it.each([
  ['/tracking/sg-1-abc', '', { page: 'tracking', orderId: 'sg-1-abc', token: null, shopToken: null }],
  [
    '/tracking-c2c/sg-1-abc/',
    '#t=x_-1',
    { page: 'tracking-c2c', orderId: 'sg-1-abc', token: 'x_-1', shopToken: null },
  ],
  [
    '/delivery-receipt/a%20b-c',
    '#t=&s=y',
    { page: 'delivery-receipt', orderId: 'a b-c', token: '', shopToken: 'y' },
  ],
])('%s%s is a page of an order', (pathname, hash, page) => expect(pageOf({ pathname, hash })).toEqual(page))

it.each(['/tracking', '/tracking/', '/tracking/a/b', '/history/a', '/tracking/%E0%A4%A'])(
  '%s is none',
  (pathname) => expect(pageOf({ pathname, hash: '' })).toBeUndefined(),
)

it.each([
  ['/tracking/sg-1-a', '/tracking/sg-1-a'],
  ['/tracking/sg-1-a#t=x_-1', '/tracking/sg-1-a#t=x_-1'],
  ['/tracking/sg-1-a?t=x_-1', '/tracking/sg-1-a#t=x_-1'],
  ['/delivery-receipt/sg-1-a?language=hu&s=a.b.c', '/delivery-receipt/sg-1-a?language=hu#s=a.b.c'],
])('%s becomes %s, which sends no token to a server', (before, after) =>
  expect(withHiddenTokens(`https://sg.beckon.test${before}`)).toBe(`https://sg.beckon.test${after}`),
)
