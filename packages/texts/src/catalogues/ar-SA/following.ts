import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'order.locked': 'قَبِل مندوب الطلب في {time}، فلم يعد من الممكن تعديله أو إلغاؤه.',
  'timeline.offers': 'عدد المناديب الذين سُئلوا: {count}',
  'tracking.on-the-way': 'المناديب في الطريق: {count}',
} as const satisfies AreaOf<typeof source>
