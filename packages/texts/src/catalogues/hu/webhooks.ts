export const webhooks = {
  'webhook.error.not-found': 'Ez a webhook-végpont nem létezik.',
  'webhook.error.event': 'Ez az esemény nem létezik, vagy már nem őrizzük.',
  'webhook.error.url': 'Nyilvános https címet adjon meg.',
  'webhook.error.limit': 'Előbb töröljön egy végpontot. A korlát {limit}.',
  'webhook.error.off': 'Előbb kapcsolja be a végpontot.',
  'mail.webhook.subject': 'Webhook-végpont kikapcsolva',
  'mail.webhook.failing':
    'Kikapcsoltuk a(z) {endpoint} webhook-végpontot ({host}), mert öt napja egyetlen eseményt sem fogadott.',
  'mail.webhook.gone':
    'Kikapcsoltuk a(z) {endpoint} webhook-végpontot ({host}), mert azt válaszolta, hogy megszűnt (410).',
  'mail.webhook.next':
    'Kapcsolja be újra, ha működik. A sikertelen események újraküldhetők, és 90 nap összes eseménye lekérhető.',
} as const
