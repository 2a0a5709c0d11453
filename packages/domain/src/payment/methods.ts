import type { PaymentMethod } from '../country/index.ts'

export interface OnlineFacts {
  /** The country takes payments online. */
  readonly activated: boolean
  /** There is a gateway with a merchant for the country. */
  readonly connected: boolean
}

/** Whether orders of the country can be paid online. */
export const mayPayOnline = ({ activated, connected }: OnlineFacts): boolean => activated && connected

export type OfferedMethod = PaymentMethod | 'ONLINE_PAYMENT'

/** How an order may be paid: guests online only; a vendor as its country and it allow, and online where that works. */
export const methodsFor = (about: {
  readonly isGuest: boolean
  /** At the door, or settled elsewhere: as `offeredPayments` has it. */
  readonly offered: readonly PaymentMethod[]
  readonly online: OnlineFacts
}): readonly OfferedMethod[] => [
  ...(about.isGuest ? [] : about.offered),
  ...(mayPayOnline(about.online) ? (['ONLINE_PAYMENT'] as const) : []),
]
