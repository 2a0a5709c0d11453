import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.invalid': '這把金鑰在這裏無效。',
} as const satisfies AreaOf<typeof source>
