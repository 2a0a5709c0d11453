import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': '与骑手的信息',
  'talk.empty': '还没有信息。您写的内容会立刻传到骑手的手机。',
  'talk.label': '给骑手的信息',
  'talk.send': '送出',
  'talk.mine': '您',
  'talk.rider': '骑手',
  'talk.seen': '已读',
  'talk.sent': '已送出',
  'talk.unseen': '新信息：{count}',
  'talk.closed': '骑手持有包裹期间，以及结束后一小时内，都可以互传信息。',
  'talk.not-sent': '没有送出。您写的内容还在，请再试一次。',
  'talk.not-loaded': '无法取得信息。',
  'talk.phrases': '快速信息',
  'talk.phrase.ready': '包裹准备好了。',
  'talk.phrase.wait': '请再等五分钟。',
  'talk.phrase.entrance': '请到后门。',
  'talk.phrase.call': '到达时请打电话给顾客。',
} as const satisfies AreaOf<typeof source>
