import { expect, it } from 'vitest'
import { colourOf } from './StatusBadge.tsx'

it('shows only a delivered order as done, and a returned one as failed', () => {
  expect(colourOf('DELIVERED')).toBe('teal')
  expect([colourOf('RETURN_INITIATED'), colourOf('RETURNED_TO_VENDOR')]).toEqual(['orange', 'orange'])
})
