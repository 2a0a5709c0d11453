import { describe, expect, it } from 'vitest'
import { cursorOf, decimalOf, idOfCursor, isoOf, moneyOf, pageOf, secondsOf } from './values.ts'

describe('times for programs', () => {
  it('are ISO 8601 in UTC, without fractions of seconds', () => {
    expect(isoOf(1_700_000_000)).toBe('2023-11-14T22:13:20Z')
  })

  it.each([
    ['2023-11-14T22:13:20Z', 1_700_000_000],
    ['2023-11-15T06:13:20+08:00', 1_700_000_000],
    ['2023-11-14T22:13:20.999Z', 1_700_000_000],
    ['0001-01-01T00:00:00Z', 0],
    ['9999-12-31T23:59:59-12:00', 253_402_300_799],
  ])('read %s as whole seconds, from 1970 to the year 9999', (iso, seconds) =>
    expect(secondsOf(iso)).toBe(seconds),
  )
})

describe('money for programs', () => {
  it.each([
    [19.99, 'SGD', 1999],
    [1500, 'JPY', 1500],
    [1.234, 'KWD', 1234],
    [-0.5, 'SGD', -50],
  ])('has %d %s in minor units', (decimal, currency, amount) =>
    expect(moneyOf(decimal, currency)).toEqual({ amount, currency }),
  )

  it('is refused in another currency than that of the country, with its field', () => {
    expect(decimalOf({ amount: 100, currency: 'EUR' }, 'SGD', 'goods.value')).toEqual({
      refused: 'request.invalid',
      meta: { fields: { 'goods.value.currency': 'must be SGD' } },
    })
    expect(decimalOf({ amount: 1999, currency: 'SGD' }, 'SGD', 'x')).toBe(19.99)
  })
})

describe('a cursor', () => {
  it('gives the id back, whatever is in it', () => {
    for (const id of ['a', 'SG-1', '1:2', 'é😀']) expect(idOfCursor(cursorOf(id))).toBe(id)
  })

  it.each(['', 'x', 'MTo', 'c29tZXRoaW5n', `${cursorOf('a')}=`])('that is not ours is none: %j', (cursor) => {
    expect(idOfCursor(cursor) ?? '').toBe('')
  })
})

describe('a page', () => {
  const page = (entries: readonly number[]) =>
    pageOf(entries, { limit: 2, cursor: (last: number) => `after ${last}` }, (entry) => entry * 10)

  it('has a next one where one entry more was read', () => {
    expect(page([1, 2, 3])).toEqual({ data: [10, 20], next_cursor: 'after 2' })
  })

  it.each([[[1, 2]], [[1]], [[]]])('of the last entries %j has none', (entries) => {
    expect(page(entries).next_cursor).toBeNull()
  })
})
