import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': '需要您处理',
  'decision.missed.CANCEL': '未及时回复：{name} 的订单已免费取消。',
  'decision.missed.BRING_BACK': '未及时回复：{name} 的包裹正送回给您，已收取 {fee}。',
  'decision.missed.BRING_BACK-free': '未及时回复：{name} 的包裹正免费送回给您。',
  'mail.missed.subject': '订单 {order} 未及时回复',
  'mail.missed.action': '打开订单',
  'order.locked': '骑手已于 {time} 接单，订单无法再更改或取消。',
  'order.edit.cancelled': '此订单已取消，无法再更改。',
  'timeline.offers': '已询问的骑手：{count}',
  'share.message': '您好，这里是 {shop}！请在这里追踪您的包裹：{link}',
  'track.call-shop': '致电店家',
  'tracking.on-the-way': '途中的骑手：{count}',
  'decision.new-pin': '新地点的图钉',
  'track.arrives': '预计 {time} 左右送达',
} as const satisfies AreaOf<typeof source>
