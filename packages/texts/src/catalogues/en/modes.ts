export const modes = {
  'guest.error.closed': 'Please register or log in to request a rider.',
} as const
