import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressText, joinAddress, type SavedAddressDraft, savedAddressViolations } from './index.ts'

it.each([
  [{ unit: '#04-12', building: 'Block 7', text: '12 Garden Road' }, '#04-12, Block 7, 12 Garden Road'],
  [{ unit: '', building: ' ', text: '12 Garden Road' }, '12 Garden Road'],
  [{ unit: '#04-12', building: '', text: '12 Garden Road' }, '#04-12, 12 Garden Road'],
])('%o reads %s', (parts, address) => expect(joinAddress(parts)).toBe(address))

it.each([
  ['#04-12, Block 7, 12 Garden Road', '#04-12', 'Block 7', '12 Garden Road'],
  ['#04-12, Block 7, Tower B, 12 Garden Road', '#04-12', 'Block 7, Tower B', '12 Garden Road'],
  ['12 Garden Road, #04-12, Singapore', '#04-12', '', '12 Garden Road, Singapore'],
  ['12, 12 Garden Road', '12', '', '12 Garden Road'],
  ['12 Garden Road', '', '', '12 Garden Road'],
  ['#04-12', '#04-12', '', '#04-12'],
])('the text of %s with unit "%s" and building "%s" is %s', (address, unit, building, text) =>
  expect(addressText(address, { unit, building })).toBe(text),
)

describe('a saved address', () => {
  const good: SavedAddressDraft = { point: { latitude: 1, longitude: 2 }, notes: '', streetAddress: 'Road 1' }

  it.each([
    [{}, []],
    [{ point: null }, ['coordinates-missing']],
    [{ notes: 'x'.repeat(1000) }, []],
    [{ notes: 'x'.repeat(1001) }, ['notes-too-long']],
    [{ notes: 'ไ'.repeat(334) }, ['notes-too-long']],
    [{ streetAddress: 'ä'.repeat(127) }, []],
    [{ streetAddress: 'ä'.repeat(128) }, ['address-too-long']],
    [
      { point: null, notes: '🛵'.repeat(251), streetAddress: 'x'.repeat(256) },
      ['coordinates-missing', 'notes-too-long', 'address-too-long'],
    ],
  ])('%# has %o', (change, violations) => {
    expect(savedAddressViolations({ ...good, ...change })).toEqual(violations)
  })

  it('counts bytes as UTF-8 does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (streetAddress) => {
        const isLong = new TextEncoder().encode(streetAddress).length > 255
        expect(savedAddressViolations({ ...good, streetAddress })).toEqual(isLong ? ['address-too-long'] : [])
      }),
    )
  })
})
