import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': '{time}まで、この地域の配達は約{duration}長くかかります。',
  'pressure.paused': '{time}まで、ここでは新しい注文を受け付けません。',
  'pressure.zone-closed': 'ここでの集荷は{from}から{to}までです。',
  'pressure.radius': '{time}まで、ここからの配達は{distance}以内です。',
  'pressure.full': '配達員は全員対応中です。数分後、または{time}以降にもう一度お試しください。',
  'pressure.surcharge': '{time}まで、ここでは{amount}の追加料金がかかります。',
  'request.fee-surcharge': '混雑時の追加料金',
  'bulk.problem.paused': 'この集荷先では現在、新しい注文を受け付けていません',
  'bulk.problem.zone-closed': 'この時間はここで集荷していません',
  'bulk.problem.radius': '空いている配達員が少ないため、遠すぎます',
  'bulk.problem.full': '配達員は全員対応中です。数分後にもう一度お試しください。',
  'error.measure-not-found': 'この対策は存在しないか、終了しています。',
  'error.measure-invalid': '対策の値と時間を確認してください。',
} as const satisfies AreaOf<typeof source>
