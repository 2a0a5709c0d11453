import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'Ovaj paket više ne menja kurira.',
} as const satisfies AreaOf<typeof source>
