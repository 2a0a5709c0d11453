import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Leveringer tager her cirka {duration} længere indtil {time}.',
  'pressure.paused': 'Bude tager ingen nye bestillinger her indtil {time}.',
  'pressure.zone-closed': 'Bude henter her fra {from} til {to}.',
  'pressure.radius': 'Bude leverer herfra op til {distance} væk indtil {time}.',
  'pressure.full': 'Alle bude her er optaget. Prøv igen om et par minutter eller efter {time}.',
  'pressure.surcharge': 'Et tillæg på {amount} gælder her indtil {time}.',
  'request.fee-surcharge': 'Tillæg ved høj efterspørgsel',
  'bulk.problem.paused': 'Bude tager lige nu ingen nye bestillinger på dette afhentningssted',
  'bulk.problem.zone-closed': 'Bude henter ikke her på dette tidspunkt',
  'bulk.problem.radius': 'For langt væk, når få bude er ledige',
  'bulk.problem.full': 'Alle bude her er optaget. Prøv igen om et par minutter.',
  'error.measure-not-found': 'Dette tiltag findes ikke, eller det er afsluttet.',
  'error.measure-invalid': 'Tjek tiltagets værdi og tid.',
} as const satisfies AreaOf<typeof source>
