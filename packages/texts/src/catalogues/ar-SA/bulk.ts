import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.file-too-large': 'لا يمكن أن يتجاوز حجم الملف 5 ميجابايت',
  'bulk.columns-missing': 'حدِّد الأعمدة التي فيها الاسم والجوال والعنوان.',
  'bulk.column.phone': 'الجوال',
  'bulk.column.notes': 'ملاحظة للمندوب',
  'bulk.payment.CASH_ON_DELIVERY': 'الدفع عند الاستلام',
  'bulk.fault.too-large': 'لا يمكن أن يتجاوز حجم الملف 5 ميجابايت',
  'bulk.problem.too-far': 'أبعد مما يصل إليه مناديبنا',
  'bulk.problem.cold-bag-unavailable': 'لا يحمل المناديب حقيبة تبريد',
  'bulk.problem.ordered-before': 'طُلب مندوب للعميل نفسه والعنوان نفسه خلال يوم',
} as const satisfies AreaOf<typeof source>
