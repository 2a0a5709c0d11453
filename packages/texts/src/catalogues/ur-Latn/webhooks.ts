import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Yeh webhook endpoint mojood nahi.',
  'webhook.error.event': 'Yeh waqia mojood nahi, ya ab mehfooz nahi.',
  'webhook.error.url': 'Public https address likhein.',
  'webhook.error.limit': 'Pehle ek endpoint delete karein. Had {limit} hai.',
  'webhook.error.off': 'Pehle endpoint chalu karein.',
  'mail.webhook.subject': 'Webhook endpoint band kar diya gaya',
  'mail.webhook.failing':
    'Hum ne {host} par webhook endpoint {endpoint} band kar diya, kyunke us ne paanch din se koi waqia qubool nahi kiya.',
  'mail.webhook.gone':
    'Hum ne {host} par webhook endpoint {endpoint} band kar diya, kyunke us ne jawab diya ke woh ab mojood nahi (410).',
  'mail.webhook.next':
    'Jab yeh kaam karne lagay to dobara chalu karein. Nakaam waqiat dobara bheje ja sakte hain, aur 90 din ke tamam waqiat hasil kiye ja sakte hain.',
} as const satisfies AreaOf<typeof source>
