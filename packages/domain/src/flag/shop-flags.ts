import { type FlagName, type Flags } from './flags.ts'

/** The flags that an operator can set for one shop; the service checks each of them for the shop of a request. */
export const shopFlagNames = [
  'BulkOrderUpload',
  'EditVendorOutlet',
  'AddVendorOutlet',
  'AddressBook',
  'PreOrder',
  'Voucher',
  'NonePaymentMethod',
  'PayAtPickup',
] as const satisfies readonly FlagName[]
export type ShopFlagName = (typeof shopFlagNames)[number]

/** Values that were set for a shop; a missing one is the parent's, and the country's after that. */
export type ShopFlags = Readonly<Partial<Record<ShopFlagName, boolean>>>

export const isShopFlagName = (text: string): text is ShopFlagName =>
  shopFlagNames.some((name) => name === text)

/** Returns the flags of a shop: its own values, those of its parent, and the country's, in this order. */
export const flagsOfShop = (country: Flags, own: ShopFlags = {}, parent: ShopFlags = {}): Flags => ({
  ...country,
  ...parent,
  ...own,
})
