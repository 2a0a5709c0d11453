export const people = {
  'address.saved': 'Address saved',
  'address.error.coordinates-missing': 'No coordinates for that address',
  'address.error.notes-too-long': 'Notes are too long',
  'address.error.address-too-long': 'Address is too long',
  'address.error.abroad': 'Please choose an address in this country.',
} as const
