import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'ไม่มีปลายทางเว็บฮุกนี้',
  'webhook.error.event': 'ไม่มีเหตุการณ์นี้ หรือไม่ได้เก็บไว้แล้ว',
  'webhook.error.url': 'กรอกที่อยู่ https สาธารณะ',
  'webhook.error.limit': 'ลบปลายทางก่อนหนึ่งรายการ จำกัด {limit} รายการ',
  'webhook.error.off': 'เปิดปลายทางก่อน',
  'mail.webhook.subject': 'ปิดปลายทางเว็บฮุกแล้ว',
} as const satisfies AreaOf<typeof source>
