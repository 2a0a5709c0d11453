import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'そのコードの店舗はすでにあります。',
  'error.flag-unknown': 'そのフラグは存在しません。',
  'error.parameter-invalid': 'その値はこの設定では使えません。',
  'error.account-not-found': 'そのアカウントは存在しません。',
  'error.platform-vendor': '店舗のうち1つがこの国には存在しません。',
  'error.service-hours-format': '形式は dddd:dddd にしてください（24時間は 0000:2359）',
  'error.service-hours-range': '営業時間は0から2359の間にしてください',
  'flags.unavailable':
    '一部の設定を読み込めなかったため、ポータルの一部が一時的に表示されないことがあります。',
  'error.text-unknown': 'この言語にそのテキストはありません。',
  'error.text-invalid': 'そのテキストはここでは使えません。',
  'text.fault.empty': 'テキストを入力してください。前後に空白は入れられません。',
  'text.fault.placeholders': '波かっこの中の名前は英語のテキストと同じにしてください。',
  'text.fault.marks': 'マークアップと制御文字は使えません。',
  'text.fault.long': 'この場所には長すぎます。',
  'error.operator-credentials': 'メールアドレスかパスワードが正しくありません。',
  'error.operator-code': 'コードが正しくないか、使用済みです。',
  'error.operator-login-over': 'もう一度ログインしてください。',
  'error.operator-link': 'このリンクは期限切れか、使用済みです。',
  'error.operator-not-found': 'その運営担当者は存在しません。',
  'error.operator-exists': 'このメールアドレスの運営担当者はすでに登録されています。',
  'error.operator-last': 'この方は最後のシステム管理者です。先に別の方を追加してください。',
  'error.operator-status': 'この運営担当者をその状態にはできません。',
  'error.view-read-only': '閲覧のみの表示です。何も変更されていません。',
  'error.view-over': '表示は終了しました。',
  'mail.operator-invited.subject': '{sender}の運営チームへの招待',
  'mail.operator-invited.text': 'このリンクを開き、{sender}の運営担当者アカウントを作成してください。',
  'mail.operator-invited.action': 'アカウントを作成',
  'mail.operator-reset.subject': '{sender}のパスワードの再設定',
  'mail.operator-reset.text': 'このリンクを開き、新しいパスワードを設定してください。',
  'mail.operator-reset.action': 'パスワードを設定',
  'mail.operator-factor.subject': '{sender}のログインコードの設定が変更されました',
  'mail.operator-factor.text':
    '{at}にログインコード用のアプリが変更されました。他の端末はすべてログアウトされました。',
} as const satisfies AreaOf<typeof source>
