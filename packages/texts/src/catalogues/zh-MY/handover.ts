import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': '向顾客确认取货码',
  'handover.ask-hint': '系统会产生 4 位数字，请您告诉顾客。骑手只会把包裹交给能说出这组数字的人。',
  'handover.ask-yes': '是，在门口确认',
  'handover.pin': '顾客的取货码',
  'handover.pin-hint': '请告诉顾客，或分享链接，链接里也会显示。骑手不知道取货码，会在门口询问。',
  'handover.pin-missing': '这个包裹需要取货码才能交付，请询问顾客。',
  'handover.pin-wrong': '取货码不正确。还可以试 {tries_left} 次。',
  'handover.pin-locked': '取货码错误次数过多，正在询问商家如何处理。',
  'decision.cause.WRONG_PIN': '门口的取货码错误次数过多',
} as const satisfies AreaOf<typeof source>
