/** A flag, with its value where no source sets one. */
export interface FlagDefinition {
  /** The effect of turning it on. */
  readonly effect: string
  /** Our own flag service answers this until an operator changes it. */
  readonly initial: boolean
  /** The built-in value for when neither the flag service nor the static file can be read. */
  readonly fallback: boolean
}

const flag = (effect: string, initial: boolean, fallback = initial): FlagDefinition => ({
  effect,
  initial,
  fallback,
})

/** Every flag there is. A name that is not here is not a flag. */
export const flagDefinitions = {
  PlannedMaintenance: flag('Signed-in pages lead to the maintenance page, which says it was planned.', false),
  UnplannedMaintenance: flag('Signed-in pages lead to the maintenance page, which says we are on it.', false),
  Helpcenter: flag('The round help button is shown, and the help centre opens.', true),
  DeactivateSignUpButton: flag(
    'Nobody can register: the page and the buttons that lead there are gone.',
    false,
  ),
  GuestCheckout: flag('People may go on without an account.', false),
  BulkOrderUpload: flag('Many orders can be uploaded from a spreadsheet.', true, false),
  EditVendorOutlet: flag('Owners of a parent may change its outlets.', true, false),
  AddVendorOutlet: flag('Owners of a parent may add outlets.', true, false),
  AddressBook: flag('Saved customers are searched while an address is typed.', true, false),
  PreOrder: flag('A rider can be asked for at a later time.', true, false),
  Voucher: flag('Vouchers can be entered.', true, false),
  DynamicTimeEstimation: flag('Active orders are fetched again after 60 s instead of 300 s.', false),
  DelayedCancellation: flag('An order that is delayed can still be cancelled.', false),
  DrawDeliveryAreas: flag('The area that an outlet delivers to is drawn on its map.', true, false),
  NonePaymentMethod: flag('Orders without any payment can be asked for.', false),
  CyberSourceCreditCard: flag('Cards are taken through CyberSource.', false),
  TaiwanCardProvider: flag('Cards are taken through the Taiwanese provider.', false),
  PayAtPickup: flag(
    'The rider pays the shop the value of the goods on collection, and keeps what the customer pays at the door.',
    false,
  ),
  ProofOfDelivery: flag('The proof of delivery can be looked at.', true, false),
  ProofOfPickup: flag('The proof of collection can be looked at.', true, false),
  ProofOfReturn: flag('The proof of return can be looked at.', true, false),
  DeliveryReceiptCta: flag('A delivered order offers its receipt.', true, false),
  TrackBeforePickup: flag('The rider is shown on the map before the item is collected.', true),
  IncreasedFeeInfo: flag('A fee that is higher than usual says why.', false),
  ModifyOrderButton: flag('An order can be changed after it was sent.', true, false),
  MapsPin: flag(
    'A pin on the map says where the customer’s door is; when off, the address alone says it.',
    true,
  ),
  GoogleAutocomplete: flag(
    'Addresses are completed by the connected geocoder instead of our own map.',
    false,
  ),
  PaymentTax: flag('The tax within a fee is shown.', false),
} as const satisfies Record<string, FlagDefinition>

export type FlagName = keyof typeof flagDefinitions
export type Flags = Readonly<Record<FlagName, boolean>>

export const flagNames = Object.keys(flagDefinitions) as FlagName[]

export const isFlagName = (text: string): text is FlagName => Object.hasOwn(flagDefinitions, text)

const valuesOf = (kind: 'initial' | 'fallback'): Flags =>
  Object.fromEntries(flagNames.map((name) => [name, flagDefinitions[name][kind]])) as Flags

export const initialFlags: Flags = valuesOf('initial')
export const fallbackFlags: Flags = valuesOf('fallback')

/** How fresh and how patient: milliseconds. */
export const FLAG_REFRESH_MS = 300_000
export const FLAG_TIMEOUT_MS = 2000
export const FLAG_DEBOUNCE_MS = 400
