import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'プライバシーに関するお知らせ',
  'privacy.lead': '{country}で{brand}がご利用者とそのお客様について保管する情報、その理由と期間です。',
  'privacy.what-title': '保管する情報',
  'privacy.what-text':
    '事業者については、名称、住所、電話番号、ログインできる方とその端末。配達については、お届け先のお名前・電話番号・住所、荷物の内容、配達員の移動経路、メッセージ、評価、受け渡しの記録です。',
  'privacy.why-title': '理由',
  'privacy.why-text':
    '荷物を届け、現在地をお知らせし、料金を計算し、問題が起きたときに対応するためです。広告には使わず、販売もしません。',
  'privacy.who-title': '見られる人',
  'privacy.who-text':
    '配達員は、配達の間、必要な内容だけを見ます。お届け先のお客様は、共有されたリンクから注文を見ます。注文番号を知っている人は状況と時刻を見られますが、お名前と住所は見られません。他の事業者には何も見えません。カード番号は決済会社に送られ、当社には届きません。',
  'privacy.long-title': '期間',
  'privacy.long-text':
    '注文とその金額は、{country}の法律が帳簿の保存を求める期間保管します。写真と配達員の経路は{photo_days}日後、メッセージは{message_days}日後、通話の記録は{call_days}日後に削除されます。受け付けられなかったログインと登録の記録は30日後に削除され、入力内容は含みません。',
  'privacy.browser-title': 'ブラウザの中',
  'privacy.browser-text':
    'ログイン状態、設定、最近の検索、書きかけの依頼を保存し、再読み込みしても失われないようにします。他のサイトまで追跡することはありません。ログアウトすると、言語と表示設定を除いてすべて消去されます。',
  'privacy.rights-title': 'ご利用者の権利',
  'privacy.rights-text':
    '保管している情報の確認、訂正、法律上の保存義務がないものの削除、持ち出しができます。履歴はいつでも書き出せます。担当者、または{country}の個人情報保護機関にお申し出ください。',
  'terms.version': '{date}版',
  'terms.read': '規約を読む',
  'terms.changed': '利用規約をご確認ください',
  'terms.changed-text': '{date}から適用されます。お読みのうえ、同意してください。',
  'terms.agree': '同意します',
  'terms.agreed': 'ありがとうございます。同意を記録しました。',
  'terms.not-loaded': '規約を読み込めませんでした。もう一度お試しください。',
  'terms.not-saved': '同意を保存できませんでした。もう一度お試しください。',
} as const satisfies AreaOf<typeof source>
