export const consoleViews = {
  'console.views.default': 'A lista megnyitása ezzel: {name}',
  'console.views.too-many': 'Egy listához 20 nézet menthető. Töröljön egyet.',
}
