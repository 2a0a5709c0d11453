export const consoleHours = {
  'console.hours.own': 'Own hours',
  'console.hours.set': 'Set hours',
  'console.hours.remove': 'Remove own hours',
  'console.hours.both':
    'The shop takes orders only while the country and the shop are both open. Times are those of the country.',
  'console.hours.applies':
    'It counts at once for new orders, and for the times of pre-orders. Orders that were placed stay.',
  'console.hours.test': 'A test shop takes orders at any hour.',
} as const
