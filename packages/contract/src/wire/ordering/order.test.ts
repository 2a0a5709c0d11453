import { expect, it } from 'vitest'
import { newSavedAddress, placeAnswer } from '../parties/drop-off.ts'
import { orderRequest } from './order.ts'

it('takes every unit that the address book keeps, and that a customer may answer', () => {
  const { unit_number } = orderRequest.shape.customer.shape
  const longest = '#'.repeat(100)
  for (const { unit } of [newSavedAddress.shape, placeAnswer.shape]) {
    expect(unit.safeParse(longest).success).toBe(true)
    expect(unit.safeParse(`${longest}#`).success).toBe(false)
  }
  expect(unit_number.safeParse(longest).success).toBe(true)
})
