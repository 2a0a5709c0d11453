import type { AreaOf } from '../../area.ts'
import type { proof as source } from '../en/proof.ts'

export const proof = {
  'proof.photo-too-large': 'الحد الأقصى لحجم الصورة 5 ميجابايت.',
  'call.rider': 'الاتصال بالمندوب',
  'call.closed': 'يمكنكما الاتصال ما دام الطلب مع مندوب.',
} as const satisfies AreaOf<typeof source>
