import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': '请注册或登录后再呼叫骑手。',
  'guest.name': '访客',
  'guest.continue': '以访客身份继续',
  'guest.ended': '您的访客使用已结束。请再次以访客身份继续，或登录。',
  'guest.request-text': '访客须网上付款。创建账户即可使用所有付款方式，并保留取件地点。',
  'guest.popup-title': '把订单集中在一起',
  'guest.popup-text': '创建账户后，取件地点、顾客和所有订单都会保留，下次下单只要点几下。',
  'guest.popup-register': '创建账户',
  'guest.popup-later': '稍后',
  'guest.popup-never': '不要再问',
  'platform.title': '打开中',
  'platform.error.token': '外层页面提供的资料无法打开平台，请重新加载该页面。',
  'platform.error.no-answer': '外层页面没有说明您的身份，请重新加载该页面。',
} as const satisfies AreaOf<typeof source>
