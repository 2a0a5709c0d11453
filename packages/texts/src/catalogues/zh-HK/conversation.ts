import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': '與騎手的訊息',
  'talk.empty': '還沒有訊息。您寫的內容會立刻傳到騎手的手機。',
  'talk.label': '給騎手的訊息',
  'talk.send': '傳送',
  'talk.mine': '您',
  'talk.rider': '騎手',
  'talk.seen': '已讀',
  'talk.sent': '已傳送',
  'talk.unseen': '新訊息：{count}',
  'talk.closed': '訂單有騎手負責期間，以及結束後一小時內，都可以互傳訊息。',
  'talk.not-sent': '訊息未能傳送。您寫的內容還在，請再試一次。',
  'talk.not-loaded': '無法取得訊息。',
  'talk.phrases': '快速訊息',
  'talk.phrase.ready': '包裹準備好了。',
  'talk.phrase.wait': '請再等五分鐘。',
  'talk.phrase.entrance': '請到後門。',
  'talk.phrase.call': '到達時請致電顧客。',
  'talk.problem.ACCIDENT': '騎手發生意外',
  'talk.problem.BREAKDOWN': '騎手的車輛故障',
  'talk.problem.OTHER': '騎手遇到問題',
} as const satisfies AreaOf<typeof source>
