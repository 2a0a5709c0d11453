import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': '需要您處理',
  'decision.missed.CANCEL': '未及時回覆：{name} 的訂單已免費取消。',
  'decision.missed.BRING_BACK': '未及時回覆：{name} 的包裹正送回給您，已收取 {fee}。',
  'decision.missed.BRING_BACK-free': '未及時回覆：{name} 的包裹正免費送回給您。',
} as const satisfies AreaOf<typeof source>
