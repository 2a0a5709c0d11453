/** An order is changed by a user of its shop, or by an operator for the shop. */
export type OnBehalf =
  | { readonly actor: 'vendor' }
  | { readonly actor: 'operator'; readonly operatorId: string }

export const byVendor: OnBehalf = { actor: 'vendor' }
