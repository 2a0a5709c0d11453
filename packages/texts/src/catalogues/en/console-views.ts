export const consoleViews = {
  'console.views.default': 'Open the list with {name}',
  'console.views.too-many': 'A list can have 20 saved views. Please remove one.',
} as const
