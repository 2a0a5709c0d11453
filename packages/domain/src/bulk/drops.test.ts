import { expect, it } from 'vitest'
import { isSameDrop } from './same-drop.ts'

const here = { latitude: 59.33, longitude: 18.06 }
const drop = { phone: '+46701234567', address: 'Storgatan 1, Stockholm', point: here }

it.each([
  ['written otherwise', { ...drop, address: 'storgatan 1 stockholm', point: null }, true],
  ['at the same door', { ...drop, address: 'The corner', point: { ...here, latitude: 59.3302 } }, true],
  ['somewhere else', { ...drop, address: 'Lillgatan 9', point: { ...here, latitude: 59.34 } }, false],
  ['for somebody else', { ...drop, phone: '+46709999999' }, false],
])('is the same parcel or not: %s', (_what, other, same) => expect(isSameDrop(drop, other)).toBe(same))

it('two drops without a phone are not the same', () => {
  expect(isSameDrop({ ...drop, phone: '' }, { ...drop, phone: '' })).toBe(false)
})
