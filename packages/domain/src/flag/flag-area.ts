import type { FlagName } from './flags.ts'

/** The part of the product that a flag changes, in the order in which operators see them. */
export const flagAreas = ['everything', 'accounts', 'requests', 'payments', 'orders', 'customers'] as const
export type FlagArea = (typeof flagAreas)[number]

/** Returns for each flag the part that it changes. */
export const flagArea: Readonly<Record<FlagName, FlagArea>> = {
  PlannedMaintenance: 'everything',
  UnplannedMaintenance: 'everything',
  Helpcenter: 'everything',
  DeactivateSignUpButton: 'accounts',
  GuestCheckout: 'accounts',
  EditVendorOutlet: 'accounts',
  AddVendorOutlet: 'accounts',
  BulkOrderUpload: 'requests',
  AddressBook: 'requests',
  PreOrder: 'requests',
  DrawDeliveryAreas: 'requests',
  IncreasedFeeInfo: 'requests',
  GoogleAutocomplete: 'requests',
  MapsPin: 'requests',
  Voucher: 'payments',
  NonePaymentMethod: 'payments',
  CyberSourceCreditCard: 'payments',
  TaiwanCardProvider: 'payments',
  PayAtPickup: 'payments',
  PaymentTax: 'payments',
  DynamicTimeEstimation: 'orders',
  DelayedCancellation: 'orders',
  ModifyOrderButton: 'orders',
  ProofOfDelivery: 'orders',
  ProofOfPickup: 'orders',
  ProofOfReturn: 'orders',
  DeliveryReceiptCta: 'orders',
  TrackBeforePickup: 'customers',
}
