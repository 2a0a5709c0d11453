import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': '這把金鑰不完整或輸入錯誤。',
  'keys.error.invalid': '這把金鑰在這裡無效。',
  'keys.error.scope': '這把金鑰沒有此呼叫的權限。',
  'keys.error.not-found': '這把金鑰已不存在。',
  'keys.error.changed': '其他人變更了這把金鑰，請確認後再儲存。',
  'keys.error.ended': '這把金鑰已終止。',
  'keys.error.too-many': '金鑰太多，請終止一把不再使用的。',
  'keys.error.network-invalid': '這不是網段。請輸入位址或範圍，例如 203.0.113.0/24。',
  'keys.error.collection-point': '金鑰只能用於貴公司的取件地點。',
  'keys.error.time-invalid': '請選擇較晚的時間。舊金鑰最多有效七天。',
} as const satisfies AreaOf<typeof source>
