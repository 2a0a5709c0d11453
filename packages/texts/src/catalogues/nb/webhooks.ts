import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Denne webhook-mottakeren finnes ikke.',
  'webhook.error.event': 'Hendelsen finnes ikke, eller lagres ikke lenger.',
  'webhook.error.url': 'Skriv inn en offentlig https-adresse.',
  'webhook.error.limit': 'Slett en mottaker først. Grensen er {limit}.',
  'webhook.error.off': 'Slå på mottakeren først.',
  'mail.webhook.subject': 'Webhook-mottaker slått av',
  'mail.webhook.failing':
    'Vi slo av webhook-mottakeren {endpoint} hos {host}, fordi den ikke har tatt imot noen hendelse på fem dager.',
  'mail.webhook.gone':
    'Vi slo av webhook-mottakeren {endpoint} hos {host}, fordi den svarte at den er borte (410).',
  'mail.webhook.next':
    'Slå den på igjen når den virker. Mislykkede hendelser kan sendes på nytt, og alle fra 90 dager kan hentes.',
} as const satisfies AreaOf<typeof source>
