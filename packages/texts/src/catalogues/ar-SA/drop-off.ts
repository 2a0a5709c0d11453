import type { AreaOf } from '../../area.ts'
import type { dropOff as source } from '../en/drop-off.ts'

export const dropOff = {
  'known.placeholder': 'عنوان، أو اسم عميل أو جواله',
  'known.save-hint': 'في دفتر عناوينك، فور طلب المندوب',
} as const satisfies AreaOf<typeof source>
