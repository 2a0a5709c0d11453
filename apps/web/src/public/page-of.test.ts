import { expect, it } from 'vitest'
import { pageOf } from './page-of.ts'

it.each([
  ['/tracking/sg-1-abc', '', { page: 'tracking', orderId: 'sg-1-abc', token: null, shopToken: null }],
  [
    '/tracking-c2c/sg-1-abc/',
    '?t=x_-1',
    { page: 'tracking-c2c', orderId: 'sg-1-abc', token: 'x_-1', shopToken: null },
  ],
  [
    '/delivery-receipt/a%20b-c',
    '?language=hu&t=&s=y',
    { page: 'delivery-receipt', orderId: 'a b-c', token: '', shopToken: 'y' },
  ],
])('%s%s is a page of an order', (pathname, search, page) =>
  expect(pageOf({ pathname, search })).toEqual(page),
)

it.each(['/tracking', '/tracking/', '/tracking/a/b', '/history/a', '/tracking/%E0%A4%A'])(
  '%s is none',
  (pathname) => expect(pageOf({ pathname, search: '' })).toBeUndefined(),
)
