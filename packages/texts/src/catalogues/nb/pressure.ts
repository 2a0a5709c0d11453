import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Leveringer tar her omtrent {duration} lenger til {time}.',
  'pressure.paused': 'Bud tar ingen nye bestillinger her til {time}.',
  'pressure.zone-closed': 'Bud henter her fra {from} til {to}.',
  'pressure.radius': 'Bud leverer herfra opptil {distance} unna til {time}.',
  'pressure.full': 'Alle bud her er opptatt. Prøv igjen om noen minutter, eller etter {time}.',
  'pressure.surcharge': 'Et tillegg på {amount} gjelder her til {time}.',
  'request.fee-surcharge': 'Tillegg ved høy etterspørsel',
  'bulk.problem.paused': 'Bud tar akkurat nå ingen nye bestillinger på dette hentestedet',
  'bulk.problem.zone-closed': 'Bud henter ikke her på dette tidspunktet',
  'bulk.problem.radius': 'For langt unna når få bud er ledige',
  'bulk.problem.full': 'Alle bud her er opptatt. Prøv igjen om noen minutter.',
  'error.measure-not-found': 'Dette tiltaket finnes ikke, eller det er avsluttet.',
  'error.measure-invalid': 'Sjekk verdien og tiden for tiltaket.',
} as const satisfies AreaOf<typeof source>
