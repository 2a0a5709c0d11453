import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Tento klíč je neúplný nebo obsahuje překlep.',
  'keys.error.invalid': 'Tento klíč zde neplatí.',
  'keys.error.scope': 'Tento klíč toto volání nedovoluje.',
  'keys.error.not-found': 'Tento klíč už neexistuje.',
  'keys.error.changed': 'Tento klíč změnil někdo jiný. Před uložením si ho znovu prohlédněte.',
  'keys.error.ended': 'Tento klíč skončil.',
  'keys.error.too-many': 'Klíčů je příliš mnoho. Ukončete některý nepoužívaný.',
  'keys.error.network-invalid': 'Toto není síť. Zadejte adresu nebo rozsah, například 203.0.113.0/24.',
  'keys.error.collection-point': 'Klíč je jen pro místa vyzvednutí vaší firmy.',
  'keys.error.time-invalid': 'Zvolte pozdější čas. Starý klíč platí nejvýše sedm dní.',
} as const satisfies AreaOf<typeof source>
