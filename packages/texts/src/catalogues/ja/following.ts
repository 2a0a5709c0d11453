import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': '対応が必要',
  'decision.missed.CANCEL': '期限までに回答がなかったため、{name}様の注文は無料でキャンセルされました。',
  'decision.missed.BRING_BACK':
    '期限までに回答がなかったため、{name}様への荷物は返送されます。{fee}を請求しました。',
  'decision.missed.BRING_BACK-free': '期限までに回答がなかったため、{name}様への荷物は無料で返送されます。',
} as const satisfies AreaOf<typeof source>
