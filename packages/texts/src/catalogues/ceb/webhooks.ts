import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Walay ingon nga webhook endpoint.',
  'webhook.error.event': 'Wala kining event, o wala na gitipigan.',
  'webhook.error.url': 'Isulat ang publiko nga https address.',
  'webhook.error.limit': 'Mag-delete una og endpoint. {limit} ang limit.',
  'webhook.error.off': 'I-on una ang endpoint.',
  'mail.webhook.subject': 'Na-off ang webhook endpoint',
} as const satisfies AreaOf<typeof source>
