export const people = {
  'address.saved': 'Cím elmentve',
  'address.error.coordinates-missing': 'Ehhez a címhez nincs koordináta',
  'address.error.notes-too-long': 'A megjegyzés túl hosszú',
  'address.error.address-too-long': 'A cím túl hosszú',
  'address.error.abroad': 'Olyan címet válassz, amely ebben az országban van.',
} as const
