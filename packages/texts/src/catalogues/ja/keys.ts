import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'キーが不完全か、入力に誤りがあります。',
  'keys.error.invalid': 'このキーはここでは使えません。',
  'keys.error.scope': 'このキーではこの呼び出しはできません。',
  'keys.error.not-found': 'このキーはもうありません。',
  'keys.error.changed': 'ほかの人がこのキーを変更しました。保存前に確認してください。',
  'keys.error.ended': 'このキーは終了しています。',
  'keys.error.too-many': 'キーが多すぎます。使わないキーを終了してください。',
  'keys.error.network-invalid': 'ネットワークではありません。203.0.113.0/24 のように入力してください。',
  'keys.error.collection-point': 'キーは自社の集荷先にだけ使えます。',
  'keys.error.time-invalid': 'もっと後の時刻を選んでください。古いキーの有効期間は最長7日です。',
} as const satisfies AreaOf<typeof source>
