import type {
  NewSavedAddress,
  ProgramAddress,
  ProgramAddressGiven,
  ProgramCollectionPoint,
  SavedAddress,
} from '@beckon/contract'
import { joinAddress } from '@beckon/domain/address'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { VendorRow } from '../../../parties/vendors/index.ts'
import { isoOf } from '../values.ts'

/** A collection point as programs read it. */
export const presentPoint = (vendor: VendorRow, currency: string): ProgramCollectionPoint => ({
  id: vendor.vendor_id,
  name: vendor.name,
  parent: vendor.parent_vendor_id,
  code: vendor.client_vendor_id,
  active: vendor.is_active,
  opens_at: vendor.opens_at && isoOf(unixSeconds(vendor.opens_at)),
  phone: vendor.contact_phone,
  address: joinAddress({ unit: vendor.unit, building: vendor.building, text: vendor.address_text }),
  latitude: vendor.latitude,
  longitude: vendor.longitude,
  preparation_minutes: vendor.estimation_pick_up_time,
  currency,
})

/** An entry of the address book as programs read it. */
export const presentAddress = (entry: SavedAddress, collectionPoint: string): ProgramAddress => ({
  id: entry.id,
  collection_point: collectionPoint,
  name: entry.name,
  phone: entry.phone_number,
  address: entry.address_text,
  unit: entry.unit,
  building: entry.building,
  notes: entry.notes,
  latitude: entry.latitude,
  longitude: entry.longitude,
})

/** An entry of a program as the service takes it. */
export const readAddress = ({ phone, address, ...rest }: ProgramAddressGiven): NewSavedAddress => ({
  ...rest,
  phone_number: phone,
  address_text: address,
})
