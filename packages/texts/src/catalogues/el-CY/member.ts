import type { AreaOf } from '../../area.ts'
import type { member as source } from '../en/member.ts'

export const member = {
  'member.only.money.read': 'Τα μετρητά κατά την παράδοση βλέπουν μόνο: {people}.',
} as const satisfies AreaOf<typeof source>
