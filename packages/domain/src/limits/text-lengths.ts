/** Characters of typed texts, for the fields of a form and for the wire. */
export const textLengths = {
  personName: 255,
  /** Of a business or of a collection point. */
  businessName: 120,
  /** Name of the person who takes a parcel for the customer. */
  receiver: 120,
  phone: 40,
  /** The longest email address that SMTP delivers to. */
  email: 254,
  unit: 100,
  building: 200,
  /** An address in one line. */
  address: 1000,
  /** Notes for the rider. */
  notes: 4000,
  /** Notes that a customer adds to a point on the map. */
  pointNotes: 1000,
  /** Note of the shop beside a decision. */
  decisionNote: 500,
  ratingComment: 500,
  vendorCode: 64,
  /** A code for a new password, with spaces around and between its digits. */
  resetCode: 20,
  voucherCode: 60,
  /** The shop's own number of an order. */
  orderReference: 64,
  /** The same in a spreadsheet of orders. */
  rowReference: 100,
} as const
