import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Denne webhook-modtager findes ikke.',
  'webhook.error.event': 'Hændelsen findes ikke eller gemmes ikke længere.',
  'webhook.error.url': 'Skriv en offentlig https-adresse.',
  'webhook.error.limit': 'Slet en modtager først. Grænsen er {limit}.',
  'webhook.error.off': 'Slå modtageren til først.',
  'mail.webhook.subject': 'Webhook-modtager slået fra',
  'mail.webhook.failing':
    'Vi slog webhook-modtageren {endpoint} hos {host} fra, fordi den ikke har modtaget en hændelse i fem dage.',
  'mail.webhook.gone':
    'Vi slog webhook-modtageren {endpoint} hos {host} fra, fordi den svarede, at den er væk (410).',
  'mail.webhook.next':
    'Slå den til igen, når den virker. Mislykkede hændelser kan sendes igen, og alle fra 90 dage kan hentes.',
} as const satisfies AreaOf<typeof source>
