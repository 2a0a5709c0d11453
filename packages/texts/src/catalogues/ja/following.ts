import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': '対応が必要',
  'decision.missed.CANCEL': '期限までに回答がなかったため、{name}様の注文は無料でキャンセルされました。',
  'decision.missed.BRING_BACK':
    '期限までに回答がなかったため、{name}様への荷物は返送されます。{fee}を請求しました。',
  'decision.missed.BRING_BACK-free': '期限までに回答がなかったため、{name}様への荷物は無料で返送されます。',
  'mail.missed.subject': '注文{order}：期限までに回答がありませんでした',
  'mail.missed.action': '注文を開く',
  'order.locked': '{time}に配達員が引き受けたため、注文の変更やキャンセルはできません。',
  'order.edit.cancelled': 'この注文はキャンセルされたため、変更できません。',
  'timeline.offers': '打診した配達員：{count}',
  'share.message': '{shop}です。お荷物の配達状況はこちらでご確認いただけます：{link}',
  'track.call-shop': '店舗に電話する',
  'tracking.on-the-way': '移動中の配達員：{count}',
  'decision.new-pin': '新しいお届け先のピン',
  'track.arrives': '{time}頃に到着予定',
} as const satisfies AreaOf<typeof source>
