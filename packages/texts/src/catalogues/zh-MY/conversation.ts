import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': '与骑手的讯息',
  'talk.empty': '还没有讯息。您写的内容会立刻发到骑手的手机。',
  'talk.label': '给骑手的讯息',
  'talk.send': '发送',
  'talk.mine': '您',
  'talk.rider': '骑手',
  'talk.seen': '已读',
  'talk.sent': '已发送',
  'talk.unseen': '新讯息：{count}',
  'talk.closed': '订单有骑手负责期间，以及结束后一小时内，都可以互发讯息。',
  'talk.not-sent': '讯息没有发出。您写的内容还在，请再试一次。',
  'talk.not-loaded': '无法获取讯息。',
  'talk.phrases': '快速讯息',
  'talk.phrase.ready': '包裹准备好了。',
  'talk.phrase.wait': '请再等五分钟。',
  'talk.phrase.entrance': '请到后门。',
  'talk.phrase.call': '到达时请打电话给顾客。',
  'talk.problem.SHOP_CLOSED': '取件地点没有营业',
  'talk.problem.NOT_READY': '包裹还没准备好',
  'talk.problem.DAMAGED': '包裹损坏了',
  'talk.problem.DOES_NOT_FIT': '包裹放不下',
  'talk.problem.ACCIDENT': '骑手发生意外',
  'talk.problem.BREAKDOWN': '骑手的车坏了',
  'talk.problem.OTHER': '骑手遇到问题',
} as const satisfies AreaOf<typeof source>
