import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': '没有这个 Webhook 接收端点。',
  'webhook.error.event': '没有这个事件，或已不再保存。',
  'webhook.error.url': '请输入公开的 https 网址。',
  'webhook.error.limit': '请先删除一个接收端点，上限为 {limit} 个。',
  'webhook.error.off': '请先开启接收端点。',
  'mail.webhook.subject': 'Webhook 接收端点已关闭',
  'mail.webhook.failing': '我们已关闭 {host} 的 Webhook 接收端点 {endpoint}，因为它已五天没有接收任何事件。',
  'mail.webhook.gone': '我们已关闭 {host} 的 Webhook 接收端点 {endpoint}，因为它回应已不存在（410）。',
  'mail.webhook.next': '恢复正常后请重新开启。失败的事件可以重发，90 天内的事件都可以取得。',
} as const satisfies AreaOf<typeof source>
