import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': '沒有這個 Webhook 接收端點。',
  'webhook.error.event': '沒有這個事件，或已不再保存。',
  'webhook.error.url': '請輸入公開的 https 網址。',
  'webhook.error.limit': '請先刪除一個接收端點，上限為 {limit} 個。',
  'webhook.error.off': '請先開啟接收端點。',
  'mail.webhook.subject': 'Webhook 接收端點已關閉',
  'mail.webhook.failing': '我們已關閉 {host} 的 Webhook 接收端點 {endpoint}，因為它已五天沒有接收任何事件。',
  'mail.webhook.gone': '我們已關閉 {host} 的 Webhook 接收端點 {endpoint}，因為它回應已不存在（410）。',
  'mail.webhook.next': '恢復正常後請重新開啟。失敗的事件可以重送，90 天內的事件都可以取得。',
} as const satisfies AreaOf<typeof source>
