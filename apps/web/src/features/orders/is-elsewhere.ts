import type { WireVendor } from '@beckon/contract'

type Known = Pick<WireVendor, 'vendor_id' | 'parent_vendor_id'>

/**
 * Returns whether a vendor is neither the selected one nor an outlet of it. An unknown vendor may be a new outlet.
 */
export function isElsewhere(vendors: readonly Known[], selected: string, vendorId: string): boolean {
  const found = vendors.find((one) => one.vendor_id === vendorId)
  return vendorId !== selected && found !== undefined && found.parent_vendor_id !== selected
}
