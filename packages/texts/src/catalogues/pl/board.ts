import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'Tej przesyłki nie można już przekazać.',
} as const satisfies AreaOf<typeof source>
