import type { Selectable } from 'kysely'
import type { VendorTable } from './schema.ts'

/** A stored vendor or outlet. */
export type VendorRow = Selectable<VendorTable>

/** A vendor with a place: only there can orders be collected. */
export type LocatedVendor = VendorRow & { readonly latitude: number; readonly longitude: number }

export const hasLocation = (vendor: VendorRow): vendor is LocatedVendor =>
  vendor.latitude !== null && vendor.longitude !== null
