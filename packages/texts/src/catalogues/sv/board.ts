import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'Det här paketet byter inte längre bud.',
} as const satisfies AreaOf<typeof source>
