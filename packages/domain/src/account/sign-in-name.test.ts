import { expect, it } from 'vitest'
import { codeFrom, signInNameOf } from './index.ts'

it.each([
  [' Mai@shop.test ', { kind: 'mail', value: 'Mai@shop.test' }],
  ['mai@shop', undefined],
  ['9123 4567', { kind: 'text', value: '+6591234567' }],
  ['+36 30 123 4567', { kind: 'text', value: '+36301234567' }],
  ['٩١٢٣٤٥٦٧', { kind: 'text', value: '+6591234567' }],
  ['12', undefined],
  ['shop 91234567', undefined],
  ['', undefined],
])('%s in Singapore is %o', (typed, name) => expect(signInNameOf(typed, 'SG')).toEqual(name))

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', undefined],
  ['12345a', undefined],
  ['1234567', undefined],
])('%s is the code %s', (typed, code) => expect(codeFrom(typed)).toBe(code))
