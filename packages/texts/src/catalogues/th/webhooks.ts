import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'ไม่มีปลายทางเว็บฮุกนี้',
  'webhook.error.event': 'ไม่มีเหตุการณ์นี้ หรือไม่ได้เก็บไว้แล้ว',
  'webhook.error.url': 'กรอกที่อยู่ https สาธารณะ',
  'webhook.error.limit': 'ลบปลายทางก่อนหนึ่งรายการ จำกัด {limit} รายการ',
  'webhook.error.off': 'เปิดปลายทางก่อน',
  'mail.webhook.subject': 'ปิดปลายทางเว็บฮุกแล้ว',
  'mail.webhook.failing': 'เราปิดปลายทางเว็บฮุก {endpoint} ที่ {host} เพราะไม่รับเหตุการณ์ใดเลยเป็นเวลาห้าวัน',
  'mail.webhook.gone': 'เราปิดปลายทางเว็บฮุก {endpoint} ที่ {host} เพราะตอบกลับว่าไม่มีแล้ว (410)',
  'mail.webhook.next': 'เปิดอีกครั้งเมื่อใช้งานได้แล้ว ส่งเหตุการณ์ที่ล้มเหลวอีกครั้งได้ และดึงเหตุการณ์ทั้งหมดใน 90 วันได้',
} as const satisfies AreaOf<typeof source>
