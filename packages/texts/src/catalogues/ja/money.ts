import type { AreaOf } from '../../area.ts'
import type { money as source } from '../en/money.ts'

export const money = {
  'error.payment.get-if-enabled':
    'オンライン決済が使えるかどうか確認できませんでした。もう一度お試しください。',
  'error.payment.init': 'お支払いで問題が発生しました。もう一度お試しください。',
  'error.payment.intent-creation': 'お支払いを開始できませんでした。もう一度お試しください。',
  'error.payment.off': '現在オンライン決済はご利用いただけません。別の支払い方法を選んでください。',
  'error.payment.wallet': 'お支払いのセッションが終了しました。もう一度お試しください。',
  'error.payment.not-found': 'お支払いが見つかりませんでした。',
  'error.payment.over': 'このお支払いは終了しています。最初からやり直してください。',
  'error.payment.under-way': 'このお支払いは処理中です。少しお待ちください。',
  'error.card-not-found': 'カードが見つかりませんでした。',
  'error.card-expired': 'このカードは有効期限が切れています。別のカードを選んでください。',
  'error.edit-paid':
    'この注文はオンラインで支払い済みです。料金が高くなるお届け先に変えるには、キャンセルしてもう一度依頼してください。',
  'error.settlement-nothing': '精算する現金はありません。',
} as const satisfies AreaOf<typeof source>
