import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Yeh webhook endpoint maujood nahi.',
  'webhook.error.event': 'Yeh event maujood nahi, ya ab mehfooz nahi.',
  'webhook.error.url': 'Public https address likhein.',
  'webhook.error.limit': 'Pehle ek endpoint delete karein. Had {limit} hai.',
  'webhook.error.off': 'Pehle endpoint on karein.',
  'mail.webhook.subject': 'Webhook endpoint band kar diya gaya',
} as const satisfies AreaOf<typeof source>
