export const operator = {
  'error.vendor-exists': 'There is a vendor with that code already.',
  'error.flag-unknown': 'There is no such flag.',
  'error.parameter-invalid': 'That value is not valid for this setting.',
  'error.account-not-found': 'There is no such account.',
  'error.platform-vendor': 'One of those vendors does not exist in this country.',
  'error.service-hours-format': 'format has to be dddd:dddd (0000:2359 for 24/24)',
  'error.service-hours-range': 'service hours has to been between 0 & 2359',
  'flags.unavailable': 'Some settings could not be loaded, so parts of the portal may be missing for now.',
} as const
