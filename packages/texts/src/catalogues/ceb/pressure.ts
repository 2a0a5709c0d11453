import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Mas dugay og mga {duration} ang delivery dinhi hangtod {time}.',
  'pressure.paused': 'Dili modawat og bag-ong order ang mga rider dinhi hangtod {time}.',
  'pressure.zone-closed': 'Mokuha ang mga rider dinhi gikan {from} hangtod {to}.',
  'pressure.radius': 'Hangtod {distance} ra ang maabot sa mga rider dinhi hangtod {time}.',
  'pressure.full': 'Busy ang tanang rider dinhi. Palihug suwayi pag-usab pila ka minuto, o human sa {time}.',
  'pressure.surcharge': 'Naay dugang nga {amount} dinhi hangtod {time}.',
  'request.fee-surcharge': 'Dugang kay daghang order',
  'bulk.problem.paused': 'Dili modawat karon og bag-ong order ang mga rider niining pickup point',
  'bulk.problem.zone-closed': 'Dili mokuha ang mga rider dinhi niining orasa',
  'bulk.problem.radius': 'Layo ra kaayo samtang gamay ang libreng rider',
  'bulk.problem.full': 'Busy ang tanang rider dinhi. Suwayi pag-usab pila ka minuto.',
  'error.measure-not-found': 'Walay ingon ani nga lakang, o nahuman na kini.',
  'error.measure-invalid': 'Palihug i-check ang kantidad ug oras sa lakang.',
} as const satisfies AreaOf<typeof source>
