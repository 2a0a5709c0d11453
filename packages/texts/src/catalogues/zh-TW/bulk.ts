import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.file-invalid': '檔案格式不正確',
  'bulk.file-too-large': '檔案不可超過 5 MB',
  'bulk.busy': '這次上傳還在處理中，請稍後再試。',
  'bulk.over': '這次上傳已完成，不能再修改內容。',
  'bulk.nothing-to-place': '這次上傳沒有可以下單的資料列。',
  'bulk.columns-missing': '請指定姓名、電話和地址在哪些欄位。',
} as const satisfies AreaOf<typeof source>
