import type { AreaOf } from '../../area.ts'
import type { people as source } from '../en/people.ts'

export const people = {
  'place.lead': 'من أين يستلم المناديب؟ تحدده مرة واحدة، ثم تكتب الوجهة فقط.',
  'place.notes': 'تعليمات للمناديب',
} as const satisfies AreaOf<typeof source>
