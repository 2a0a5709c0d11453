import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Den här webhook-mottagaren finns inte.',
  'webhook.error.event': 'Händelsen finns inte eller sparas inte längre.',
  'webhook.error.url': 'Ange en offentlig https-adress.',
  'webhook.error.limit': 'Ta bort en mottagare först. Gränsen är {limit}.',
  'webhook.error.off': 'Slå på mottagaren först.',
  'mail.webhook.subject': 'Webhook-mottagaren är avstängd',
  'mail.webhook.failing':
    'Vi stängde av webhook-mottagaren {endpoint} hos {host}, eftersom den inte har tagit emot någon händelse på fem dagar.',
  'mail.webhook.gone':
    'Vi stängde av webhook-mottagaren {endpoint} hos {host}, eftersom den svarade att den är borta (410).',
  'mail.webhook.next':
    'Slå på den igen när den fungerar. Misslyckade händelser kan skickas igen, och alla från 90 dagar kan hämtas.',
} as const satisfies AreaOf<typeof source>
