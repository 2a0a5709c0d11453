import type { WireVendor } from '@beckon/contract'

type Known = Pick<WireVendor, 'vendor_id' | 'parent_vendor_id'>

/** Whether a vendor is neither the selected one nor an outlet of it. One that nobody knows yet may be a new outlet. */
export function isElsewhere(vendors: readonly Known[], selected: string, vendorId: string): boolean {
  const found = vendors.find((one) => one.vendor_id === vendorId)
  return vendorId !== selected && found !== undefined && found.parent_vendor_id !== selected
}
