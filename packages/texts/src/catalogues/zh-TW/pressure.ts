import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': '在 {time} 前，這裡的外送約多花 {duration}。',
  'pressure.paused': '在 {time} 前，外送員不接這裡的新訂單。',
  'pressure.zone-closed': '外送員在這裡的取件時間為 {from} 至 {to}。',
  'pressure.radius': '在 {time} 前，這裡的外送員最遠送到 {distance}。',
  'pressure.full': '這裡的外送員都在忙，請幾分鐘後或 {time} 之後再試。',
  'pressure.surcharge': '在 {time} 前，這裡加收 {amount}。',
  'request.fee-surcharge': '尖峰加價',
  'bulk.problem.paused': '外送員目前不接這個取件地點的新訂單',
  'bulk.problem.zone-closed': '外送員這個時間不在這裡取件',
  'bulk.problem.radius': '目前外送員不足，距離太遠',
  'bulk.problem.full': '這裡的外送員都在忙，請幾分鐘後再試。',
  'error.measure-not-found': '沒有這項措施，或措施已結束。',
  'error.measure-invalid': '請檢查這項措施的數值與時間。',
} as const satisfies AreaOf<typeof source>
