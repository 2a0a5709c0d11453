import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'この Webhook の送信先はありません。',
  'webhook.error.event': 'このイベントはないか、保存期間を過ぎました。',
  'webhook.error.url': '公開の https アドレスを入力してください。',
  'webhook.error.limit': '先に送信先を削除してください。上限は{limit}件です。',
  'webhook.error.off': '先に送信先を有効にしてください。',
  'mail.webhook.subject': 'Webhook の送信先を停止しました',
  'mail.webhook.failing':
    '{host} の Webhook 送信先 {endpoint} は、5日間イベントを受け付けなかったため停止しました。',
  'mail.webhook.gone': '{host} の Webhook 送信先 {endpoint} は、廃止済み（410）と応答したため停止しました。',
  'mail.webhook.next': '復旧したら有効にしてください。失敗したイベントは再送でき、90日分を取得できます。',
} as const satisfies AreaOf<typeof source>
