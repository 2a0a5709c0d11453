/** The address book, and asking a customer where they are. */
export const dropOff = {
  'addressbook.error.not-found': 'Ez az ügyfél már nincs a címjegyzékben.',
  'addressbook.error.save': 'A címet nem sikerült menteni',
  'where.error.gone': 'Ez a hivatkozás már nem érvényes. Kérj újat az üzlettől.',
} as const
