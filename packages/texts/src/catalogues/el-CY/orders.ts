import type { AreaOf } from '../../area.ts'
import type { orders as source } from '../en/orders.ts'

export const orders = {
  'decision.hint.LEAVE_WITH': 'Σε γείτονα, στον φύλακα, στην υποδοχή.',
} as const satisfies AreaOf<typeof source>
