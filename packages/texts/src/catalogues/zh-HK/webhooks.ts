import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.url': '請輸入公開的 https 網址。',
} as const satisfies AreaOf<typeof source>
