import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Walang ganitong webhook endpoint.',
  'webhook.error.event': 'Wala ang event na ito, o hindi na nakatago.',
  'webhook.error.url': 'Maglagay ng pampublikong https address.',
  'webhook.error.limit': 'Mag-delete muna ng endpoint. {limit} ang limit.',
  'webhook.error.off': 'I-on muna ang endpoint.',
  'mail.webhook.subject': 'Na-off ang webhook endpoint',
  'mail.webhook.failing':
    'Pinatay namin ang webhook endpoint na {endpoint} sa {host} dahil limang araw na itong hindi tumatanggap ng event.',
  'mail.webhook.gone':
    'Pinatay namin ang webhook endpoint na {endpoint} sa {host} dahil sumagot ito na wala na ito (410).',
  'mail.webhook.next':
    'I-on ulit kapag gumagana na. Puwedeng ipadala ulit ang mga pumalyang event, at makuha ang lahat ng event sa 90 araw.',
} as const satisfies AreaOf<typeof source>
