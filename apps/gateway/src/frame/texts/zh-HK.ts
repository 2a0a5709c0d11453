import type { FrameText } from './en.ts'

export const zhHk: Readonly<Partial<Record<FrameText, string>>> = {
  title: '信用卡資料',
  number: '信用卡號碼',
  expiry: '到期日',
  'number-wrong': '請檢查信用卡號碼。',
  'number-unknown': '我們不接受這種卡。',
  'expiry-wrong': '請檢查到期日。',
  'expiry-over': '這張卡已過期。',
  'code-3': '卡背面的最後 3 個數字',
  'code-4': '卡正面的 4 個數字',
  'name-missing': '請填寫卡上的姓名。',
  insecure: '必須使用安全連線（https）才能輸入信用卡資料。',
}
