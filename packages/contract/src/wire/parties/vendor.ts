import { OWNERS_PER_OUTLET, textLengths } from '@beckon/domain/limits'
import { memberActions } from '@beckon/domain/member'
import { z } from 'zod'
import { clockHours, latitude, line, lines, longitude, vendorId } from '../common.ts'
import { memberRole } from './account.ts'

export const paymentMethod = z.enum(['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'])
export type PaymentMethod = z.infer<typeof paymentMethod>

export const vendorLocation = z.object({
  address_text: z.string(),
  building: z.string(),
  unit: z.string(),
  city: z.string(),
  country_code: z.string(),
  postal_code: z.string(),
  street: z.string(),
  street_number: z.string(),
  /** Both null until the business has set its collection point. */
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  rider_instructions: z.string(),
})

export const vendor = z.object({
  vendor_id: vendorId,
  parent_vendor_id: vendorId.nullable(),
  client_vendor_id: z.string(),
  is_active: z.boolean(),
  is_registered: z.boolean(),
  is_parent: z.boolean(),
  /** For rehearsals: it sends anywhere and at any hour. */
  is_test: z.boolean(),
  name: z.string(),
  /** Minutes until an item is ready to be collected. */
  estimation_pick_up_time: z.number().int(),
  flags: z.object({ payment_methods: z.partialRecord(paymentMethod, z.boolean()) }),
  vendor_information: z.object({
    name: z.string(),
    owners: z.array(z.string()),
    contact: z.object({ phone: z.string() }),
    currency: z.string(),
    location: vendorLocation,
  }),
  /** Hours of its own as `dddd:dddd`, within the service hours of the country; null where it has none. */
  hours: clockHours.nullable(),
  /** Seconds since 1970 at which a new outlet becomes available; null where it is. */
  opens_at: z.number().int().nullable(),
  /** Roles of the caller here, those of the parent included; none for a caller with a grant. */
  roles: z.array(memberRole),
  /** Permissions of the caller, where the portal offers the action. */
  can: z.object({ edit: z.boolean(), actions: z.array(z.enum(memberActions)) }),
  /** A person of each role here, to be asked for what the caller may not do. */
  ask: z.partialRecord(memberRole, z.string()),
})
export type WireVendor = z.infer<typeof vendor>

/** The edge of where an outlet delivers: a closed ring of [longitude, latitude] pairs. */
export const deliveryArea = z.array(z.tuple([longitude, latitude]))

/** A collection point as it is created and changed. Bytes are counted by the domain's rules for saved addresses. */
export const outletPayload = z.object({
  parent_vendor_id: vendorId,
  name: line(textLengths.businessName),
  address: line(textLengths.address),
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  rider_instructions: lines(textLengths.notes),
  phone_number: z.string().max(textLengths.phone),
  city: line(200),
  /** E-mail addresses of its owners. */
  users: z.array(z.string().max(textLengths.email)).max(OWNERS_PER_OUTLET),
  unit: line(textLengths.unit),
  building: line(textLengths.building),
  street: line(1000),
  postal_code: line(40),
  country_code: z.string().length(2),
  client_vendor_id: line(textLengths.vendorCode),
  street_number: line(40),
})
export type OutletPayload = z.infer<typeof outletPayload>
