import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney, currencies, type Currency, exponentOf, money, toDecimal, toMinor } from './index.ts'

const currency = fc.constantFrom(...(Object.keys(currencies) as Currency[]))

describe('decimals of the wire and minor units', () => {
  it('go there and back without loss', () => {
    fc.assert(
      fc.property(currency, fc.integer({ min: 0, max: 1_000_000_000_000 }), (code, minor) => {
        expect(toMinor(toDecimal({ minor, currency: code }), code)).toEqual({
          ok: true,
          money: { minor, currency: code },
        })
      }),
    )
  })

  it('refuse more decimals than the currency has', () => {
    fc.assert(
      fc.property(
        currency,
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 9 }),
        (code, minor, rest) => {
          const finer = (minor * 10 + rest) / 10 ** (exponentOf(code) + 1)
          expect(toMinor(finer, code)).toEqual({ ok: false, reason: 'too-many-decimals' })
        },
      ),
    )
  })

  it.each([
    [19.99, 'SGD', 1999],
    [1.005, 'KWD', 1005],
    [1200, 'JPY', 1200],
    [0.1 + 0.2, 'EUR', 30],
    [65, 'PKR', 6500],
  ] as const)('%d %s is %d minor units', (decimal, code, minor) => {
    expect(toMinor(decimal, code)).toEqual({ ok: true, money: { minor, currency: code } })
  })

  it.each([
    [Number.NaN, 'EUR', 'not-an-amount'],
    [1e300, 'EUR', 'not-an-amount'],
    [1, 'XXX', 'unknown-currency'],
  ] as const)('%d %s is refused', (decimal, code, reason) => {
    expect(toMinor(decimal, code)).toEqual({ ok: false, reason })
  })
})

it('adds what is of one currency and nothing else', () => {
  expect(addMoney(money(5, 'EUR'), money(7, 'EUR'))).toEqual(money(12, 'EUR'))
  expect(() => addMoney(money(5, 'EUR'), money(7, 'SEK'))).toThrow('do not add')
})
