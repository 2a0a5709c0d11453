import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': '这个包裹无法再转交。',
} as const satisfies AreaOf<typeof source>
