import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'يوجد تاجر بهذا الرمز بالفعل.',
  'error.platform-vendor': 'أحد هؤلاء التجار غير موجود في هذا البلد.',
} as const satisfies AreaOf<typeof source>
