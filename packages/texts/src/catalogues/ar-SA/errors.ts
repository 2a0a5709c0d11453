import type { AreaOf } from '../../area.ts'
import type { errors as source } from '../en/errors.ts'

export const errors = {
  'error.rider-not-found': 'هذا المندوب غير موجود.',
} as const satisfies AreaOf<typeof source>
