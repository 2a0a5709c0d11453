import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'この Webhook エンドポイントはありません。',
  'webhook.error.event': 'このイベントはないか、保存期間を過ぎました。',
  'webhook.error.url': '公開の https アドレスを入力してください。',
  'webhook.error.limit': '先にエンドポイントを削除してください。上限は{limit}件です。',
  'webhook.error.off': '先にエンドポイントをオンにしてください。',
  'mail.webhook.subject': 'Webhook エンドポイントを停止しました',
  'mail.webhook.failing':
    '{host} の Webhook エンドポイント {endpoint} は、5日間イベントを受け付けなかったため停止しました。',
  'mail.webhook.gone':
    '{host} の Webhook エンドポイント {endpoint} は、廃止済み（410）と応答したため停止しました。',
  'mail.webhook.next': '復旧したらオンにしてください。失敗したイベントは再送でき、90日分を取得できます。',
} as const satisfies AreaOf<typeof source>
