import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Kulang o mali ang pagka-type ng key na ito.',
  'keys.error.invalid': 'Hindi valid dito ang key na ito.',
  'keys.error.scope': 'Hindi puwede sa key na ito ang tawag na ito.',
  'keys.error.not-found': 'Wala na ang key na ito.',
  'keys.error.ended': 'Natapos na ang key na ito.',
  'keys.error.too-many': 'Sobra ang dami ng key. Tapusin ang hindi na ginagamit.',
  'keys.error.collection-point': 'Para lang sa mga pickup point ng negosyo mo ang key.',
} as const satisfies AreaOf<typeof source>
