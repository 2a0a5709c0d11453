import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'オンラインでカード払い',
  'payment.ONLINE_PAYMENT-hint': '今すぐ配達料を支払い、支払いが済むと配達員を探します',
  'pay.go': '支払いへ進む',
  'pay.title': 'カードで支払う',
  'pay.beginning': 'お支払いを準備しています',
  'pay.which': '支払いに使うカード',
  'pay.new-card': '別のカード',
  'pay.card': '{scheme}（末尾{digits}）',
  'pay.expired': '期限切れ',
  'pay.remove': '削除',
  'pay.remove-card': '{card}を削除',
  'pay.remove-sure': 'このカードを削除しますか？',
  'pay.keep': '残す',
  'pay.not-removed': 'カードを削除できませんでした。もう一度お試しください。',
  'pay.frame': 'カード情報',
  'pay.save': '次回のためにこのカードを保存',
  'pay.pay': '{amount}を支払う',
  'pay.safe': 'カード情報は暗号化され、決済会社に直接送られます。当社が番号を見ることはありません。',
  'pay.waiting': 'カード会社で処理しています。このページを開いたままにしてください。',
  'pay.unclear':
    'カード会社での支払いが完了したかどうか、まだ確認できていません。結果はこの画面とメールでお知らせします。',
  'pay.unclear-text':
    'カード会社での支払いが完了したかどうか、まだ確認できていません。結果はこの画面とSMSでお知らせします。',
  'pay.bank-waits': '銀行の確認を待っているお支払いがあります。',
  'pay.challenge': 'カード会社がご本人かどうかを確認しています',
  'pay.challenge-leave': '回答せずに別のカードを選ぶ',
  'pay.not-left': 'お支払いを中断できませんでした。もう一度お試しください。',
  'pay.last-try': 'あと1枚のカードを試せます。その後は最初からやり直しになります。',
  'pay.decline.DECLINED': 'カード会社がこのカードを承認しませんでした。別のカードをお試しください。',
  'pay.decline.INSUFFICIENT_FUNDS': 'カードの残高または利用枠が足りません。別のカードをお試しください。',
  'pay.decline.EXPIRED_CARD': 'カードの有効期限が切れています。別のカードをお試しください。',
  'pay.decline.WRONG_SECURITY_CODE': 'セキュリティコードが違います。ご確認ください。',
  'pay.decline.CARD_BLOCKED': 'このカードは利用停止中です。別のカードをお試しください。',
  'pay.decline.CHALLENGE_FAILED':
    'カード会社がご本人であることを確認できませんでした。もう一度、または別のカードでお試しください。',
  'pay.decline.CHALLENGE_ABANDONED':
    'カード会社への回答がありませんでした。もう一度、または別のカードでお試しください。',
  'pay.decline.CARD_UNREADABLE': 'カード情報を読み取れませんでした。もう一度入力してください。',
  'pay.decline.PROVIDER_DOWN':
    '決済会社に接続できませんでした。引き落としはされていません。もう一度お試しください。',
  'pay.ended-expired':
    'お支払いの期限が過ぎたため、注文は行われませんでした。お支払いを最初からやり直してください。',
} as const satisfies AreaOf<typeof source>
