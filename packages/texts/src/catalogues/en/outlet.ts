/** Collection points: adding and changing them. */
export const outlet = {
  'outlet.error.closed': 'Collection points cannot be changed here at the moment.',
  'outlet.error.invalid': 'Please check the details of this collection point.',
  'outlet.error.locked':
    'This collection point is looked after by another system and cannot be changed here.',
  'outlet.fault.parent-missing': 'Please select the main branch',
  'outlet.fault.id-missing': 'Please enter collection point ID',
  'outlet.fault.label-missing': 'Please enter label',
  'outlet.fault.phone-missing': 'Please enter phone number',
  'outlet.fault.address-missing': 'Please select pickup address',
  'outlet.fault.email-invalid': 'Please enter a valid email',
  'outlet.error.opening': 'It will take a few minutes to become available for requesting a rider.',
  'outlet.fault.fixed': 'This cannot be changed any more.',
} as const
