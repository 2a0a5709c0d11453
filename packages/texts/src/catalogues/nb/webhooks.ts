import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Dette webhook-endepunktet finnes ikke.',
  'webhook.error.event': 'Hendelsen finnes ikke, eller lagres ikke lenger.',
  'webhook.error.url': 'Skriv inn en offentlig https-adresse.',
  'webhook.error.limit': 'Slett et endepunkt først. Grensen er {limit}.',
  'webhook.error.off': 'Slå på endepunktet først.',
  'mail.webhook.subject': 'Webhook-endepunkt slått av',
  'mail.webhook.failing':
    'Vi slo av webhook-endepunktet {endpoint} hos {host}, fordi det ikke har tatt imot noen hendelse på fem dager.',
  'mail.webhook.gone':
    'Vi slo av webhook-endepunktet {endpoint} hos {host}, fordi det svarte at det er borte (410).',
  'mail.webhook.next':
    'Slå det på igjen når det virker. Mislykkede hendelser kan sendes på nytt, og alle fra 90 dager kan hentes.',
} as const satisfies AreaOf<typeof source>
