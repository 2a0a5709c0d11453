import type { WireVendor } from '@beckon/contract'
import { createContext, useContext } from 'react'
import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'
import type { OutletsChoice } from './outlets-choice.ts'

export interface VendorChoice {
  readonly vendor: WireVendor
  readonly vendors: readonly WireVendor[]
  /** Goes to the same screen for another vendor, and remembers the choice. */
  readonly choose: (vendorId: string) => void
  readonly outlets: OutletsChoice
}

export const VendorContext = createContext<VendorChoice | null>(null)

export function useVendorChoice(): VendorChoice {
  const choice = useContext(VendorContext)
  if (!choice) throw new Error('useVendorChoice needs a VendorContext')
  return choice
}

/** The vendor that this screen is about. */
export const useSelectedVendor = (): WireVendor => useVendorChoice().vendor

/** The vendor chosen last, by user: two people may share a browser. */
export const chosenVendor = (userId: string): Stored<string> => stored(`vendor.${userId}`, z.string())

/** Returns the first wanted vendor that exists, else the first of the list, in which parents come first. */
export function pickVendor(
  vendors: readonly WireVendor[],
  wanted: readonly (string | undefined)[],
): WireVendor | undefined {
  for (const id of wanted) {
    const found = vendors.find((one) => one.vendor_id === id)
    if (found) return found
  }
  return vendors[0]
}
