import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.payment.CASH_ON_DELIVERY': 'Μετρητά κατά την παράδοση',
} as const satisfies AreaOf<typeof source>
