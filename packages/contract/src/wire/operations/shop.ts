import { LONGEST_PREPARATION_MINUTES, textLengths } from '@beckon/domain/limits'
import { shopFlagNames } from '@beckon/domain/flag'
import { shopColumns, shopRowViolations } from '@beckon/domain/vendor'
import { z } from 'zod'
import { clockHours, latitude, line, lines, longitude, unixSeconds, vendorId } from '../common.ts'
import { tariffText } from './price.ts'
import { memberRole } from '../parties/account.ts'
import { deliveryArea, paymentMethod, vendorLocation } from '../parties/vendor.ts'

/** `opening`: a new outlet that is not open yet. `unregistered`: its owner has not registered. */
export const shopStates = ['open', 'closed', 'opening', 'unregistered'] as const

export const listedShop = z.object({
  vendor_id: vendorId,
  name: z.string(),
  parent_vendor_id: vendorId.nullable(),
  parent_name: z.string().nullable(),
  is_parent: z.boolean(),
  is_test: z.boolean(),
  state: z.enum(shopStates),
  address: z.string(),
  /** Emails or numbers of the own owners; null for an operator without `shops.manage`. */
  owners: z.array(z.string()).nullable(),
  created_at: unixSeconds,
  last_order_at: unixSeconds.nullable(),
})
export type ListedShop = z.infer<typeof listedShop>

export const shopFlagName = z.enum(shopFlagNames)

export const shopFlag = z.object({
  name: shopFlagName,
  effect: z.string(),
  /** The value that counts. */
  value: z.boolean(),
  /** Null where the shop has no value of its own. */
  own: z.boolean().nullable(),
  parent: z.boolean().nullable(),
  country: z.boolean(),
})
export type ShopFlag = z.infer<typeof shopFlag>

export const shop = listedShop.extend({
  client_vendor_id: z.string(),
  contact_phone: z.string(),
  /** Registering with the code of the shop needs this email. */
  contact_email: z.string().nullable(),
  preparation_minutes: z.number().int(),
  location: vendorLocation,
  opens_at: unixSeconds.nullable(),
  delivery_area: deliveryArea.nullable(),
  payment_methods: z.object({
    own: z.partialRecord(paymentMethod, z.boolean()),
    country: z.array(paymentMethod),
  }),
  tariff: z.object({
    /** Null where the shop has none of its own. */
    own: tariffText.nullable(),
    /** Counts for the shop. */
    applied: tariffText,
    source: z.enum(['shop', 'parent', 'country']),
    /** Would count without own prices. */
    without: tariffText,
  }),
  currency: z.string(),
  /** Its people place orders of the test mode only: simulated riders, no money, no messages. */
  is_test_shop: z.boolean(),
  /** Of its own; null where it has none. */
  hours: clockHours.nullable(),
  /** Of the country. */
  service_hours: z.string(),
  flags: z.array(shopFlag),
  outlets: z.array(listedShop),
  /** Orders that are not over. */
  orders_underway: z.number().int(),
})
export type Shop = z.infer<typeof shop>

export const shopProfile = z.object({
  name: line(textLengths.businessName).pipe(z.string().trim().min(1)),
  contact_phone: z.string().trim().min(3).max(textLengths.phone),
  contact_email: z.email().max(textLengths.email).nullable(),
  preparation_minutes: z.number().int().min(0).max(LONGEST_PREPARATION_MINUTES),
})

export const shopAddress = z.object({
  address_text: line(textLengths.address).pipe(z.string().trim().min(1)),
  unit: line(textLengths.unit).default(''),
  building: line(textLengths.building).default(''),
  notes: lines(textLengths.notes).default(''),
  latitude,
  longitude,
})

export const shopOwner = z.object({
  /** Of the account, or the number of an invitation. */
  owner_id: z.string(),
  email: z.string(),
  state: z.enum(['owner', 'invited']),
  role: memberRole,
  /** Acts for the shop as an owner of its main branch. */
  inherited: z.boolean(),
  is_suspended: z.boolean(),
  must_change_password: z.boolean(),
  /** Has to wait after wrong passwords or codes. */
  locked_until: unixSeconds.nullable(),
  last_login_at: unixSeconds.nullable(),
})
export type ShopOwner = z.infer<typeof shopOwner>

export const shopUploadRow = z.object({
  /** Number of the row in the sheet. */
  row: z.number().int(),
  cells: z.partialRecord(z.enum(shopColumns), z.string()),
  problems: z.array(z.object({ column: z.enum(shopColumns), violation: z.enum(shopRowViolations) })),
})
export type ShopUploadRow = z.infer<typeof shopUploadRow>

export const listedShopUpload = z.object({
  upload_id: z.uuid(),
  name: z.string(),
  created_at: unixSeconds,
  /** When its shops were opened; null before. */
  opened_at: unixSeconds.nullable(),
  rows: z.number().int(),
  /** Rows with problems. */
  wrong: z.number().int(),
})
export type ListedShopUpload = z.infer<typeof listedShopUpload>

export const shopUpload = listedShopUpload.omit({ rows: true }).extend({ rows: z.array(shopUploadRow) })
export type ShopUpload = z.infer<typeof shopUpload>

export const listedPlatform = z.object({
  platform_id: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  public_keys: z.array(z.looseObject({ kty: z.string() })),
  vendors: z.array(z.object({ vendor_id: vendorId, name: z.string() })),
  created_at: unixSeconds,
  /** Changes with each change of the record. */
  version: z.string(),
})
export type ListedPlatform = z.infer<typeof listedPlatform>
