import type { Selectable } from 'kysely'
import type { VendorTable } from './schema.ts'

/** A stored vendor or outlet. */
export type VendorRow = Selectable<VendorTable>

/** A vendor with a place: only there can orders be collected. */
export type PlacedVendor = VendorRow & { readonly latitude: number; readonly longitude: number }

export const isPlaced = (vendor: VendorRow): vendor is PlacedVendor =>
  vendor.latitude !== null && vendor.longitude !== null
