/** The address book, and asking a customer where they are. */
export const dropOff = {
  'addressbook.error.not-found': 'That customer is no longer in the address book.',
  'addressbook.error.save': 'Unable to save address',
  'where.error.gone': 'This link is no longer good. Please ask the shop for a new one.',
} as const
