import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': '需要您處理',
  'decision.missed.CANCEL': '未及時回覆：{name} 的訂單已免費取消。',
  'decision.missed.BRING_BACK': '未及時回覆：{name} 的包裹正送回給您，已收取 {fee}。',
  'decision.missed.BRING_BACK-free': '未及時回覆：{name} 的包裹正免費送回給您。',
  'mail.missed.subject': '訂單 {order} 未及時回覆',
  'mail.missed.action': '開啟訂單',
  'order.locked': '騎手已於 {time} 接單，訂單無法再更改或取消。',
  'order.edit.cancelled': '此訂單已取消，無法再更改。',
  'timeline.offers': '已詢問的騎手：{count}',
  'share.message': '您好，這裏是 {shop}！請在這裏追蹤您的包裹：{link}',
  'track.call-shop': '致電店舖',
  'tracking.on-the-way': '途中的騎手：{count}',
  'decision.new-pin': '新地點的圖釘',
  'track.arrives': '預計 {time} 左右送達',
} as const satisfies AreaOf<typeof source>
