import { describe, expect, it } from 'vitest'
import { differenceOf, keysIn, keysText } from './partner-form.ts'

const ed = { kty: 'OKP', crv: 'Ed25519', x: 'abc', kid: '1' }
const ec = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }

describe('keysIn', () => {
  it.each([
    [JSON.stringify(ed), [ed]],
    [JSON.stringify([ed, ec]), [ed, ec]],
    [JSON.stringify({ keys: [ec] }), [ec]],
    [keysText([ed]), [ed]],
    ['{"kty":', undefined],
    ['"text"', undefined],
  ])('reads %s', (text, expected) => {
    expect(keysIn(text)).toEqual(expected)
  })
})

it('names the shops and keys whose access ends, and the shops that are new', () => {
  const partner = {
    platform_id: 'eats',
    name: 'Eats',
    origins: [],
    public_keys: [ed, ec],
    vendors: [
      { vendor_id: 'tea', name: 'Tea' },
      { vendor_id: 'bun', name: 'Bun' },
    ],
    created_at: 0,
    version: 'v',
  }
  const { kty, ...rest } = ed
  expect(differenceOf(partner, { keys: [{ ...rest, kty }], shops: ['bun', 'rice'] })).toEqual({
    ended: ['tea'],
    added: ['rice'],
    keysEnded: 1,
  })
})
