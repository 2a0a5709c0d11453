export const operator = {
  'error.vendor-exists': 'Ezzel a kóddal már van partner.',
  'error.flag-unknown': 'Nincs ilyen kapcsoló.',
  'error.parameter-invalid': 'Ez az érték nem érvényes ehhez a beállításhoz.',
  'error.account-not-found': 'Nincs ilyen fiók.',
  'error.platform-vendor': 'Az egyik partner nem létezik ebben az országban.',
} as const
