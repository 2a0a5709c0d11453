import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': '已經有使用這個代碼的商戶。',
  'error.flag-unknown': '沒有這個開關。',
  'error.parameter-invalid': '這個值不適用於此設定。',
  'error.account-not-found': '沒有這個帳戶。',
  'error.platform-vendor': '其中一間分店在這個地區不存在。',
  'error.service-hours-format': '格式必須為 dddd:dddd（0000:2359 表示 24 小時）',
  'error.service-hours-range': '服務時間必須介於 0 和 2359 之間',
  'flags.unavailable': '部分設定無法載入，平台的某些部分可能暫時看不到。',
  'error.text-unknown': '這個語言沒有這段文字。',
  'error.text-invalid': '這段文字不能放在那裏。',
  'text.fault.empty': '文字不能留空，開頭和結尾不能有空格。',
  'text.fault.placeholders': '大括號內的名稱必須與英文文字相同。',
  'text.fault.marks': '不能包含標記語言或控制字元。',
  'text.fault.long': '文字太長，放不下。',
  'error.operator-credentials': '電郵或密碼錯誤。',
  'error.operator-exists': '已有營運人員使用這個電郵。',
  'error.order-link-limit': '過去一小時內已發送三次連結，請稍後再試。',
  'mail.operator-invited.text': '請開啟這個連結，建立您的 {sender} 營運人員帳戶。',
  'mail.operator-invited.action': '建立帳戶',
  'mail.operator-factor.subject': '您的 {sender} 登入驗證方式已更改',
  'mail.operator-factor.text': '您用來產生登入驗證碼的應用程式已於 {at} 更改，其他裝置都已登出。',
} as const satisfies AreaOf<typeof source>
