import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Kulang o mali ang pagka-type ng key na ito.',
  'keys.error.invalid': 'Hindi valid dito ang key na ito.',
  'keys.error.scope': 'Hindi puwede sa key na ito ang tawag na ito.',
  'keys.error.not-found': 'Wala na ang key na ito.',
  'keys.error.changed': 'May ibang nagbago sa key na ito. Tingnan ulit bago mag-save.',
  'keys.error.ended': 'Natapos na ang key na ito.',
  'keys.error.too-many': 'Sobra ang dami ng key. Tapusin ang hindi na ginagamit.',
  'keys.error.network-invalid': 'Hindi ito network. Maglagay ng address o range tulad ng 203.0.113.0/24.',
  'keys.error.collection-point': 'Para lang sa mga pickup point ng negosyo mo ang key.',
  'keys.error.time-invalid': 'Pumili ng mas huling oras. Hanggang pitong araw lang gumagana ang lumang key.',
} as const satisfies AreaOf<typeof source>
