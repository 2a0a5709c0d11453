import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Avain on vajaa tai kirjoitettu väärin.',
  'keys.error.invalid': 'Avain ei kelpaa täällä.',
  'keys.error.scope': 'Avaimella ei saa tehdä tätä kutsua.',
  'keys.error.not-found': 'Avainta ei enää ole.',
  'keys.error.changed': 'Joku muu on muuttanut avainta. Katso se uudelleen ennen tallentamista.',
  'keys.error.ended': 'Avain on päättynyt.',
  'keys.error.too-many': 'Avaimia on liikaa. Päätä jokin, jota ei enää käytetä.',
  'keys.error.network-invalid': 'Tämä ei ole verkko. Anna osoite tai alue, esimerkiksi 203.0.113.0/24.',
  'keys.error.collection-point': 'Avain on vain yrityksesi noutopisteille.',
  'keys.error.time-invalid': 'Valitse myöhempi aika. Vanha avain on voimassa enintään seitsemän päivää.',
} as const satisfies AreaOf<typeof source>
