import type { PaymentMethod, WireVendor } from '@beckon/contract'
import { type Deployment, paymentMethods } from '@beckon/domain/country'
import { unixSeconds } from '../../../platform/clock.ts'
import type { OwnedVendor } from './vendors-for-selector.ts'
import type { VendorRow } from './vendor-row.ts'

/** Presents a vendor to the portal. */
export function presentVendor(
  { vendor, owners, roles, can, ask }: OwnedVendor,
  { currency }: Deployment,
): WireVendor {
  return {
    vendor_id: vendor.vendor_id,
    parent_vendor_id: vendor.parent_vendor_id,
    client_vendor_id: vendor.client_vendor_id,
    is_active: vendor.is_active,
    is_registered: vendor.is_registered,
    is_parent: vendor.is_parent,
    is_test: vendor.is_test,
    name: nameOf(vendor),
    estimation_pick_up_time: vendor.estimation_pick_up_time,
    flags: { payment_methods: flagsOf(vendor) },
    vendor_information: {
      name: nameOf(vendor),
      owners: [...owners],
      contact: { phone: vendor.contact_phone },
      currency,
      location: locationOf(vendor),
    },
    hours: vendor.hours,
    opens_at: vendor.opens_at && unixSeconds(vendor.opens_at),
    roles,
    can,
    ask,
  }
}

/** People of a test shop see both vendors beside each other. */
const nameOf = ({ name, test_of: testOf }: VendorRow): string => (testOf === null ? name : `${name} (Test)`)

function flagsOf({ payment_methods }: VendorRow): Partial<Record<PaymentMethod, boolean>> {
  return Object.fromEntries(
    paymentMethods.flatMap((method) => {
      const flag = payment_methods[method]
      return flag === undefined ? [] : [[method, flag]]
    }),
  )
}

const locationOf = (vendor: VendorRow) => ({
  address_text: vendor.address_text,
  building: vendor.building,
  unit: vendor.unit,
  city: vendor.city,
  country_code: vendor.country,
  postal_code: vendor.postal_code,
  street: vendor.street,
  street_number: vendor.street_number,
  latitude: vendor.latitude,
  longitude: vendor.longitude,
  rider_instructions: vendor.rider_instructions,
})
