import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Dette webhook-endepunkt findes ikke.',
  'webhook.error.event': 'Hændelsen findes ikke eller gemmes ikke længere.',
  'webhook.error.url': 'Skriv en offentlig https-adresse.',
  'webhook.error.limit': 'Slet et endepunkt først. Grænsen er {limit}.',
  'webhook.error.off': 'Slå endepunktet til først.',
  'mail.webhook.subject': 'Webhook-endepunkt slået fra',
  'mail.webhook.failing':
    'Vi slog webhook-endepunktet {endpoint} hos {host} fra, fordi det ikke har modtaget en hændelse i fem dage.',
  'mail.webhook.gone':
    'Vi slog webhook-endepunktet {endpoint} hos {host} fra, fordi det svarede, at det er væk (410).',
  'mail.webhook.next':
    'Slå det til igen, når det virker. Mislykkede hændelser kan sendes igen, og alle fra 90 dage kan hentes.',
} as const satisfies AreaOf<typeof source>
