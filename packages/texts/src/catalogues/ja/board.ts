import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'この荷物はもう引き継げません。',
} as const satisfies AreaOf<typeof source>
