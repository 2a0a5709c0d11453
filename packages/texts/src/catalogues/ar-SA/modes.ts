import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'يرجى التسجيل أو تسجيل الدخول لطلب مندوب.',
} as const satisfies AreaOf<typeof source>
