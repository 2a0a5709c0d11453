import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'یہ ویب ہک اینڈ پوائنٹ موجود نہیں۔',
  'webhook.error.event': 'یہ واقعہ موجود نہیں، یا اب محفوظ نہیں۔',
  'webhook.error.url': 'عوامی https پتہ لکھیں۔',
  'webhook.error.limit': 'پہلے ایک اینڈ پوائنٹ حذف کریں۔ حد {limit} ہے۔',
  'webhook.error.off': 'پہلے اینڈ پوائنٹ چالو کریں۔',
  'mail.webhook.subject': 'ویب ہک اینڈ پوائنٹ بند کر دیا گیا',
  'mail.webhook.failing':
    'ہم نے {host} پر ویب ہک اینڈ پوائنٹ {endpoint} بند کر دیا، کیونکہ اس نے پانچ دن سے کوئی واقعہ قبول نہیں کیا۔',
  'mail.webhook.gone':
    'ہم نے {host} پر ویب ہک اینڈ پوائنٹ {endpoint} بند کر دیا، کیونکہ اس نے جواب دیا کہ وہ اب موجود نہیں (410)۔',
  'mail.webhook.next':
    'جب یہ کام کرنے لگے تو دوبارہ چالو کریں۔ ناکام واقعات دوبارہ بھیجے جا سکتے ہیں، اور 90 دن کے تمام واقعات حاصل کیے جا سکتے ہیں۔',
} as const satisfies AreaOf<typeof source>
