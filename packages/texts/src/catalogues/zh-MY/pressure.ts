import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': '在 {time} 前，这里的配送约多花 {duration}。',
  'pressure.paused': '在 {time} 前，骑手不接这里的新订单。',
  'pressure.zone-closed': '骑手在这里的取件时间为 {from} 至 {to}。',
  'pressure.radius': '在 {time} 前，这里的骑手最远送到 {distance}。',
  'pressure.full': '这里的骑手都在忙，请几分钟后或 {time} 之后再试。',
  'pressure.surcharge': '在 {time} 前，这里加收 {amount}。',
  'request.fee-surcharge': '高峰附加费',
  'bulk.problem.paused': '骑手目前不接这个取件地点的新订单',
  'bulk.problem.zone-closed': '骑手这个时间不在这里取件',
  'bulk.problem.radius': '目前骑手不足，距离太远',
  'bulk.problem.full': '这里的骑手都在忙，请几分钟后再试。',
  'error.measure-not-found': '没有这项措施，或措施已结束。',
  'error.measure-invalid': '请检查这项措施的数值与时间。',
} as const satisfies AreaOf<typeof source>
