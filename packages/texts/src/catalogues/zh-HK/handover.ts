import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': '向顧客確認取貨碼',
  'handover.ask-hint': '系統會產生 4 位數字，請您告訴顧客。騎手只會把包裹交給能說出這組數字的人。',
  'handover.ask-yes': '是，在門口確認',
  'handover.pin': '顧客的取貨碼',
  'handover.pin-hint': '請告訴顧客，或分享連結，連結裏也會顯示。騎手不知道取貨碼，會在門口詢問。',
  'handover.pin-missing': '這個包裹需要取貨碼才能交付，請詢問顧客。',
  'handover.pin-wrong': '取貨碼不正確。還可以試 {tries_left} 次。',
  'handover.pin-locked': '取貨碼錯誤次數過多，正在詢問商戶如何處理。',
  'decision.cause.WRONG_PIN': '門口的取貨碼錯誤次數過多',
} as const satisfies AreaOf<typeof source>
