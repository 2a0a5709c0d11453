import type { WireVendor } from '@beckon/contract'
import type { MemberAction } from '@beckon/domain/member'
import { useContext } from 'react'
import { VendorContext } from '../branch-selector/selected-vendor.ts'

/** The vendor with this id among those of the user, else the selected one; undefined outside of the portal's frame. */
export function useVendorOf(vendorId?: string): WireVendor | undefined {
  const choice = useContext(VendorContext)
  return choice?.vendors.find((one) => one.vendor_id === vendorId) ?? choice?.vendor
}

/** Whether a role of the user allows an action at a collection point, by default at the selected one. */
export function useMay(action: MemberAction, vendorId?: string): boolean {
  const vendor = useVendorOf(vendorId)
  return vendor === undefined || vendor.can.actions.includes(action)
}
