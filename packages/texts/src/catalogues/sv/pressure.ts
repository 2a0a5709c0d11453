import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Leveranser tar här cirka {duration} längre till {time}.',
  'pressure.paused': 'Bud tar inga nya ordrar här till {time}.',
  'pressure.zone-closed': 'Bud hämtar här från {from} till {to}.',
  'pressure.radius': 'Bud levererar härifrån högst {distance} bort till {time}.',
  'pressure.full': 'Alla bud här är upptagna. Försök igen om några minuter, eller efter {time}.',
  'pressure.surcharge': 'Ett tillägg på {amount} gäller här till {time}.',
  'request.fee-surcharge': 'Tillägg vid hög efterfrågan',
  'bulk.problem.paused': 'Bud tar just nu inga nya ordrar på den här upphämtningsplatsen',
  'bulk.problem.zone-closed': 'Bud hämtar inte här vid den tiden',
  'bulk.problem.radius': 'För långt bort när få bud är lediga',
  'bulk.problem.full': 'Alla bud här är upptagna. Försök igen om några minuter.',
  'error.measure-not-found': 'Åtgärden finns inte eller är avslutad.',
  'error.measure-invalid': 'Kontrollera åtgärdens värde och tid.',
} as const satisfies AreaOf<typeof source>
