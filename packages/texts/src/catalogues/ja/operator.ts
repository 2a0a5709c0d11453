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
} as const satisfies AreaOf<typeof source>
