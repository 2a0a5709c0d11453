import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Walang ganitong webhook endpoint.',
  'webhook.error.event': 'Wala ang event na ito, o hindi na nakatago.',
  'webhook.error.url': 'Maglagay ng pampublikong https address.',
  'webhook.error.limit': 'Mag-delete muna ng endpoint. {limit} ang limit.',
  'webhook.error.off': 'I-on muna ang endpoint.',
  'mail.webhook.subject': 'Na-off ang webhook endpoint',
} as const satisfies AreaOf<typeof source>
