import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': '在 {time} 前，這裏的送遞約多花 {duration}。',
  'pressure.paused': '在 {time} 前，騎手不接這裏的新訂單。',
  'pressure.zone-closed': '騎手在這裏的取件時間為 {from} 至 {to}。',
  'pressure.radius': '在 {time} 前，這裏的騎手最遠送到 {distance}。',
  'pressure.full': '這裏的騎手都在忙，請幾分鐘後或 {time} 之後再試。',
  'pressure.surcharge': '在 {time} 前，這裏加收 {amount}。',
  'request.fee-surcharge': '繁忙時段附加費',
  'bulk.problem.paused': '騎手目前不接這個取件地點的新訂單',
  'bulk.problem.zone-closed': '騎手這個時間不在這裏取件',
  'bulk.problem.radius': '目前騎手不足，距離太遠',
  'bulk.problem.full': '這裏的騎手都在忙，請幾分鐘後再試。',
} as const satisfies AreaOf<typeof source>
