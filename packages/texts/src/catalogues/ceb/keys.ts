import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Kulang o sayop ang pagka-type niining key.',
  'keys.error.invalid': 'Dili valid dinhi kining key.',
  'keys.error.scope': 'Dili tugotan kining key sa maong tawag.',
  'keys.error.not-found': 'Wala na kining key.',
  'keys.error.changed': 'Naay laing nag-usab niining key. Tan-awa og usab sa dili pa i-save.',
  'keys.error.ended': 'Natapos na kining key.',
  'keys.error.too-many': 'Sobra ka daghan ang key. Tapusa ang wala na gigamit.',
  'keys.error.network-invalid': 'Dili kini network. Isulat ang address o range sama sa 203.0.113.0/24.',
  'keys.error.collection-point': 'Para ra sa mga pickup point sa imong negosyo ang key.',
  'keys.error.time-invalid': 'Pagpili og mas ulahi nga oras. Ang daang key magamit hangtod pito ka adlaw.',
} as const satisfies AreaOf<typeof source>
