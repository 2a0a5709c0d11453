import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Kulang o sayop ang pagka-type niining key.',
  'keys.error.invalid': 'Dili valid dinhi kining key.',
  'keys.error.not-found': 'Wala na kining key.',
  'keys.error.ended': 'Natapos na kining key.',
  'keys.error.too-many': 'Sobra ka daghan ang key. Tapusa ang wala na gigamit.',
  'keys.error.collection-point': 'Para ra sa mga pickup point sa imong negosyo ang key.',
} as const satisfies AreaOf<typeof source>
