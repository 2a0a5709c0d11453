import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'これらの連絡先が{sender}で使用されているため、このメッセージをお送りしています。',
  'mail.confirm.subject': '{sender}アカウントの確認',
  'mail.confirm.text':
    '{sender}へようこそ。このアドレスがご自身のものであることをご確認ください。確認後、ログインして最初の配達を依頼できます。',
  'mail.confirm.validity':
    'リンクの有効期間は{hours}時間で、一度だけ使えます。このアカウントの作成にお心当たりがない場合は無視してください。',
  'mail.confirm.action': 'アカウントを確認',
  'mail.reset.subject': '{sender}の新しいパスワード用コード',
  'mail.reset.text': '新しいパスワードを申し込んだページに、このコードを入力してください。',
  'mail.reset.validity':
    '有効期間は{minutes}分です。電話でコードをお尋ねすることは決してありません。お心当たりがない場合は無視してください。パスワードは変わりません。',
  'mail.changed.subject': '{sender}のパスワードが変更されました',
  'mail.changed.text': '{at}にアカウントのパスワードが変更されました。他の端末はすべてログアウトされました。',
  'mail.changed.not-you':
    'お心当たりがない場合は、すぐに「パスワードをお忘れですか？」から新しいパスワードを設定してください。',
  'mail.invited.subject': '{vendor}に招待されています',
  'mail.invited.text': '{by}さんが、{sender}で{vendor}の配達を依頼・確認できるよう招待しています。',
  'mail.invited.validity': '招待の有効期間は{days}日です。お心当たりがない場合は無視してください。',
  'mail.invited.action': '招待を受ける',
  'mail.rider-invited.subject': '{sender}の配達員を始める',
  'mail.rider-invited.text': 'スマホでこのリンクを開くと、{sender}の配達員として始められます。',
  'mail.rider-invited.validity': 'リンクの有効期間は{hours}時間で、一度だけ使えます。',
  'mail.rider-invited.action': '配達を始める',
  'mail.rider-code.subject': '{sender}のログインコード',
  'mail.rider-code.text': 'このコードを入力して、配達員としてログインしてください。',
  'mail.rider-code.validity':
    'コードの有効期間は{minutes}分です。電話でコードをお尋ねすることは決してありません。お心当たりがない場合は無視してください。',
  'mail.payment.subject': '{sender}でのお支払いについて',
  'mail.payment.paid': '注文{order}の支払いが完了しました。注文を受け付けました。',
  'mail.payment.unpaid':
    '注文{order}の支払いは完了しませんでした。引き落としはされていません。もう一度お支払いいただくまで、配達員は伺いません。',
  'mail.payment.paid-back': '注文{order}は、終了した後に支払いが完了しました。代金はカードに返金されます。',
  'mail.removed.subject': '{vendor}での権限がなくなりました',
  'mail.removed.text': '{vendor}の管理者がアクセス権を終了しました。',
  'mail.rider-document.subject': '{sender}への提出書類について',
  'mail.rider-document.approved': '{document}：確認済み、有効です。',
  'mail.rider-document.refused': '{document}：承認されませんでした。理由：{reason}',
  'mail.rider-document.expiring_other':
    '{document}：あと{count}日で期限切れです。新しいものを送ってください。',
  'mail.rider-document.expired': '{document}：期限切れです。新しいものが確認されるまで、依頼は届きません。',
  'mail.rider-document.action': '書類を開く',
  'mail.tracking.subject': '{shop} からのお荷物',
  'mail.tracking.text': '{shop} からのお荷物をこちらで追跡できます。',
  'mail.tracking.action': '荷物を追跡',
} as const satisfies AreaOf<typeof source>
