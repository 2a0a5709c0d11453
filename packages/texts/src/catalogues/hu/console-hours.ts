export const consoleHours = {
  'console.hours.own': 'Saját nyitvatartás',
  'console.hours.set': 'Nyitvatartás megadása',
  'console.hours.remove': 'Saját nyitvatartás törlése',
  'console.hours.both':
    'Az üzlet csak akkor fogad rendelést, amikor az ország és az üzlet is nyitva van. Az idők az ország ideje szerint értendők.',
  'console.hours.applies':
    'Azonnal érvényes az új rendelésekre és az előrendelések időpontjaira. A már leadott rendelések maradnak.',
  'console.hours.test': 'A tesztüzlet bármikor fogad rendelést.',
}
