/**
 * The field that a label announces. `place` is a further part of an address (postcode, town); `fee` and
 * `other` are known so that they are left out (delivery charge, dates, order numbers); `destination` announces the
 * address and the name in any order.
 */
export type LabelledField =
  | 'name'
  | 'phone'
  | 'address'
  | 'place'
  | 'unit'
  | 'amount'
  | 'notes'
  | 'description'
  | 'destination'
  | 'fee'
  | 'other'

/** Whose it is: the customer's, the one's who ordered (who may be another), or the shop's. */
export type Role = 'customer' | 'orderer' | 'sender'

/** Alternatives separated by `|`, in usual spelling; they are folded before the comparison. */
export interface Labels extends Readonly<Partial<Record<LabelledField, string>>> {
  readonly roles?: Readonly<Partial<Record<Role, string>>>
}
