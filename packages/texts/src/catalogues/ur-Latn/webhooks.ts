import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Yeh webhook endpoint maujood nahi.',
  'webhook.error.event': 'Yeh event maujood nahi, ya ab mehfooz nahi.',
  'webhook.error.url': 'Public https address likhein.',
  'webhook.error.limit': 'Pehle ek endpoint delete karein. Had {limit} hai.',
  'webhook.error.off': 'Pehle endpoint on karein.',
  'mail.webhook.subject': 'Webhook endpoint band kar diya gaya',
  'mail.webhook.failing':
    'Hum ne {host} par webhook endpoint {endpoint} band kar diya, kyunke us ne paanch din se koi event qubool nahi kiya.',
  'mail.webhook.gone':
    'Hum ne {host} par webhook endpoint {endpoint} band kar diya, kyunke us ne jawab diya ke woh ab mojood nahi (410).',
  'mail.webhook.next':
    'Jab yeh kaam karne lagay to dobara chalu karein. Nakaam events dobara bheje ja sakte hain, aur 90 din ke tamam events hasil kiye ja sakte hain.',
} as const satisfies AreaOf<typeof source>
