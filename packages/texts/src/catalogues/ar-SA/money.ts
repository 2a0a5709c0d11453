import type { AreaOf } from '../../area.ts'
import type { money as source } from '../en/money.ts'

export const money = {
  'order.cash-advance-due': 'يدفعه لك المندوب عند استلام الطرد',
  'order.cash-advance-paid': 'دفعه المندوب عند استلام الطرد',
  'order.cash-advance-returned': 'أُعيد إلى المندوب',
} as const satisfies AreaOf<typeof source>
