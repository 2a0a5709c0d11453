import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': '與外送員的訊息',
  'talk.empty': '還沒有訊息。您寫的內容會立刻傳到外送員的手機。',
  'talk.label': '給外送員的訊息',
  'talk.send': '送出',
  'talk.mine': '您',
  'talk.rider': '外送員',
  'talk.seen': '已讀',
  'talk.sent': '已送出',
  'talk.unseen': '新訊息：{count}',
  'talk.closed': '訂單有外送員負責期間，以及結束後一小時內，都可以互傳訊息。',
  'talk.not-sent': '沒有送出。您寫的內容還在，請再試一次。',
  'talk.not-loaded': '無法取得訊息。',
  'talk.phrases': '快速訊息',
  'talk.phrase.ready': '包裹準備好了。',
  'talk.phrase.wait': '請再等五分鐘。',
  'talk.phrase.entrance': '請到後門。',
  'talk.phrase.call': '到達時請打電話給顧客。',
  'talk.problem.SHOP_CLOSED': '取件地點沒有營業',
  'talk.problem.NOT_READY': '包裹還沒準備好',
  'talk.problem.DAMAGED': '包裹損壞了',
  'talk.problem.DOES_NOT_FIT': '包裹放不下',
  'talk.problem.ACCIDENT': '外送員發生事故',
  'talk.problem.BREAKDOWN': '外送員的車故障了',
  'talk.problem.OTHER': '外送員遇到問題',
} as const satisfies AreaOf<typeof source>
