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
} as const satisfies AreaOf<typeof source>
