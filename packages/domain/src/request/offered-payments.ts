import type { PaymentMethod } from '../country/index.ts'

/** How goods may be paid for at a vendor, in the country's order; last, without any payment, where that is turned on. */
export const offeredPayments = (about: {
  readonly country: readonly PaymentMethod[]
  /** A vendor turns a method off; what it does not mention is on. */
  readonly vendor: Readonly<Partial<Record<PaymentMethod, boolean | undefined>>>
  readonly takesNone: boolean
}): PaymentMethod[] => [
  ...about.country.filter((method) => method !== 'NONE' && about.vendor[method] !== false),
  ...(about.takesNone && about.vendor.NONE !== false ? (['NONE'] as const) : []),
]
