import { expect, it } from 'vitest'
import { isElsewhere } from './is-elsewhere.ts'

const vendors = [
  { vendor_id: 'p', parent_vendor_id: null },
  { vendor_id: 'p-outlet', parent_vendor_id: 'p' },
  { vendor_id: 'q', parent_vendor_id: null },
  { vendor_id: 'q-outlet', parent_vendor_id: 'q' },
]

it.each([
  ['p', false],
  ['p-outlet', false],
  ['new-outlet', false],
  ['q', true],
  ['q-outlet', true],
])('%s is elsewhere: %s', (vendorId, expected) => expect(isElsewhere(vendors, 'p', vendorId)).toBe(expected))
