import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'お客様に暗証番号を確認する',
  'handover.ask-hint':
    '4桁の番号を発行します。お客様にお伝えください。配達員は番号を言えた方にだけ荷物を渡します。',
  'handover.ask-yes': 'はい、玄関で確認します',
  'handover.pin': 'お客様用の暗証番号',
  'handover.pin-hint':
    'お客様にお伝えいただくか、リンクを共有してください。リンクの先にも表示されます。配達員は番号を知らず、玄関でお尋ねします。',
  'handover.pin-missing': 'この荷物の受け渡しには暗証番号が必要です。お客様にお尋ねください。',
  'handover.pin-wrong': '暗証番号が違います。残り{tries_left}回です。',
  'handover.pin-locked': '暗証番号の間違いが多すぎます。お店に対応を確認しています。',
  'decision.cause.WRONG_PIN': '玄関での暗証番号の間違いが多すぎます',
} as const satisfies AreaOf<typeof source>
