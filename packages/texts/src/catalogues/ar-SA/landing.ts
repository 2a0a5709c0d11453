import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-cash': 'يحصّل المندوب المبلغ نقدًا عند الباب',
  'landing.share':
    'اطلب مندوبًا، واعرف الرسوم قبل التأكيد، وتابع الطرد حتى الباب. ابتداءً من {base} إضافةً إلى المسافة.',
} as const satisfies AreaOf<typeof source>
