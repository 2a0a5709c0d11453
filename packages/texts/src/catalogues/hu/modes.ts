export const modes = {
  'guest.error.closed': 'Regisztrálj vagy lépj be, hogy futárt kérhess.',
} as const
