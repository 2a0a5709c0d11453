import { describe, expect, it } from 'vitest'
import { matchAddress } from './match-address.ts'

describe('an address of an outside service', () => {
  it.each([
    ['Storgatan 12, Stockholm', { precision: 'building', street: 'Storgatan', number: '12' }, 'exact'],
    ['12 Küküllő utca', { precision: 'building', street: 'Kukullo utca', number: '12' }, 'exact'],
    ['Storgatan 12', { precision: 'building', street: 'Storgatan', number: '2' }, 'vague'],
    ['Stora gatan 12', { precision: 'building', street: 'Storgatan', number: '12' }, 'vague'],
    ['Storgatan 12', { precision: 'street', street: 'Storgatan', number: '' }, 'vague'],
  ] as const)('the written address %s with the found %j has the fit %s', (written, found, fit) => {
    expect(matchAddress(written, found)).toBe(fit)
  })
})

describe('an address of our own map', () => {
  const found = (street: number, number: boolean, precision: 'building' | 'street' = 'building') => ({
    precision,
    street: 'Fa utca',
    number: '12',
    match: { street, number },
  })

  it.each([
    ['in another language than it was written in', found(1, true), 'exact'],
    ['with a slip in the name of the street', found(0.9, true), 'misspelt'],
    ['with half of the name', found(0.6, true), 'vague'],
    ['without the number', found(1, false), 'vague'],
    ['as a street only', found(1, true, 'street'), 'vague'],
    ['with hardly anything of the street', found(0.4, true), 'unlike'],
    ['as a town only', { ...found(0, false), precision: 'town' as const }, 'unlike'],
  ])('found %s fits by what its index matched', (_how, place, fit) => {
    expect(matchAddress('12 Tree Street', place)).toBe(fit)
  })
})
