import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Walay ingon nga webhook endpoint.',
  'webhook.error.event': 'Wala kining event, o wala na gitipigan.',
  'webhook.error.url': 'Isulat ang publiko nga https address.',
  'webhook.error.limit': 'Mag-delete una og endpoint. {limit} ang limit.',
  'webhook.error.off': 'I-on una ang endpoint.',
  'mail.webhook.subject': 'Na-off ang webhook endpoint',
  'mail.webhook.failing':
    'Gipalong namo ang webhook endpoint nga {endpoint} sa {host} kay lima na ka adlaw nga wala kini modawat og event.',
  'mail.webhook.gone':
    'Gipalong namo ang webhook endpoint nga {endpoint} sa {host} kay mitubag kini nga wala na kini (410).',
  'mail.webhook.next':
    'I-on og usab kung molihok na. Mahimong ipadala pag-usab ang napakyas nga event, ug makuha ang tanang event sa 90 ka adlaw.',
} as const satisfies AreaOf<typeof source>
