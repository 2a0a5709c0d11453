export const operator = {
  'error.vendor-exists': 'There is a vendor with that code already.',
  'error.flag-unknown': 'There is no such flag.',
  'error.parameter-invalid': 'That value is not valid for this setting.',
  'error.account-not-found': 'There is no such account.',
  'error.platform-vendor': 'One of those vendors does not exist in this country.',
} as const
