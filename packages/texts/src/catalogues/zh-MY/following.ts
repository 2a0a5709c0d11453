import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': '需要您处理',
  'decision.missed.CANCEL': '未及时回复：{name} 的订单已免费取消。',
  'decision.missed.BRING_BACK': '未及时回复：{name} 的包裹正送回给您，已收取 {fee}。',
  'decision.missed.BRING_BACK-free': '未及时回复：{name} 的包裹正免费送回给您。',
} as const satisfies AreaOf<typeof source>
