import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'یہ ویب ہک اینڈ پوائنٹ موجود نہیں۔',
  'webhook.error.event': 'یہ ایونٹ موجود نہیں، یا اب محفوظ نہیں۔',
  'webhook.error.url': 'عوامی https پتہ لکھیں۔',
  'webhook.error.limit': 'پہلے ایک اینڈ پوائنٹ حذف کریں۔ حد {limit} ہے۔',
  'webhook.error.off': 'پہلے اینڈ پوائنٹ آن کریں۔',
  'mail.webhook.subject': 'ویب ہک اینڈ پوائنٹ بند کر دیا گیا',
} as const satisfies AreaOf<typeof source>
