import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': '配達員とのメッセージ',
  'talk.empty': 'まだメッセージはありません。書いた内容はすぐに配達員のスマートフォンに届きます。',
  'talk.label': '配達員へのメッセージ',
  'talk.send': '送信',
  'talk.mine': '自分',
  'talk.rider': '配達員',
  'talk.seen': '既読',
  'talk.sent': '送信済み',
  'talk.unseen': '新着メッセージ：{count}件',
  'talk.closed': '注文を担当する配達員がいる間と、終了後1時間はメッセージをやり取りできます。',
  'talk.not-sent': '送信できませんでした。文章は残っていますので、もう一度お試しください。',
  'talk.not-loaded': 'メッセージを取得できませんでした。',
  'talk.phrases': '定型文',
  'talk.phrase.ready': '荷物の準備ができました。',
  'talk.phrase.wait': 'あと5分お待ちください。',
  'talk.phrase.entrance': '裏口までお越しください。',
  'talk.phrase.call': '到着したらお客様に電話してください。',
  'talk.problem.SHOP_CLOSED': '集荷先が閉まっています',
  'talk.problem.NOT_READY': '荷物の準備ができていません',
  'talk.problem.DAMAGED': '荷物が破損しています',
  'talk.problem.DOES_NOT_FIT': '荷物が載りません',
  'talk.problem.ACCIDENT': '配達員が事故に遭いました',
  'talk.problem.BREAKDOWN': '配達員の車両が故障しました',
  'talk.problem.OTHER': '配達員に問題が発生しました',
} as const satisfies AreaOf<typeof source>
