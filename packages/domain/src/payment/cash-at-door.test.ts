import { describe, expect, it } from 'vitest'
import { cashAtDoor, readAmount } from './cash-at-door.ts'

describe('money that a customer gives at the door', () => {
  it.each([
    ['exactly', 2550, 2550, { collected: 2550, change: 0, short: 0 }],
    ['too much', 2550, 5000, { collected: 2550, change: 2450, short: 0 }],
    ['too little', 2550, 2000, { collected: 2000, change: 0, short: 550 }],
    ['none', 2550, 0, { collected: 0, change: 0, short: 2550 }],
  ])('is split into collected, change and short when it is %s', (_name, due, given, expected) => {
    expect(cashAtDoor(due, given)).toEqual(expected)
  })
})

describe('a typed amount', () => {
  it.each([
    ['25.50', 'SGD', 2550],
    ['25,50', 'EUR', 2550],
    ['25', 'SGD', 2500],
    ['1,250', 'SGD', 125_000],
    ['1.250', 'KWD', 1250],
    ['3.5', 'KWD', 3500],
    ['1200', 'JPY', 1200],
    ['٢٥٫٥٠', 'AED', 2550],
    ['২৫০', 'BDT', 25_000],
    ['10 000', 'HUF', 1_000_000],
  ] as const)('%s in %s is read by the decimals of the currency', (text, currency, minor) => {
    expect(readAmount(text, currency)).toBe(minor)
  })

  it.each([
    ['', 'SGD'],
    ['abc', 'SGD'],
    ['-5', 'SGD'],
    ['25.55', 'JPY'],
    ['0.5', 'JPY'],
    ['1.2345', 'KWD'],
  ] as const)('%s in %s is no amount', (text, currency) => {
    expect(readAmount(text, currency)).toBeUndefined()
  })
})
