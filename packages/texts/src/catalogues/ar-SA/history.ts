import type { AreaOf } from '../../area.ts'
import type { history as source } from '../en/history.ts'

export const history = {
  'history.search-hint': 'اكتب رقم الطلب كاملًا أو الرقم المرجعي كاملًا أو رقم جوال.',
  'export.voucher-off': 'مبلغ الخصم',
} as const satisfies AreaOf<typeof source>
