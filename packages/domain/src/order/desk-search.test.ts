import { expect, it } from 'vitest'
import { deskSearch } from './index.ts'

it.each([
  ['my-shop-1-7k2m9q', { orderId: 'my-shop-1-7K2M9Q', words: ['my', 'shop', '7k2m9q'] }],
  ['7k2m', { code: '7K2M', words: ['7k2m'] }],
  ['7k2', { words: ['7k2'] }],
  ['012-345 6789', { orderId: '012-3456789', phone: '+60123456789', words: [] }],
  ['  Mei  Lin ', { code: 'MEILIN', words: ['mei', 'lin'] }],
  ['O’Brien & Söhne', { words: ['o', 'brien', 'söhne'] }],
  ['张伟', { words: ['张伟'] }],
  ['', { words: [] }],
  ['---', { words: [] }],
] as const)('reads the search %j as %j', (text, expected) => {
  expect(deskSearch(text, 'MY')).toEqual(expected)
})
