import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT-hint': 'تُدفع رسوم التوصيل الآن، ويبدأ البحث عن مندوب بعد الدفع',
} as const satisfies AreaOf<typeof source>
