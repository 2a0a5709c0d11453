import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'Bungkusan ini tidak boleh bertukar tangan lagi.',
} as const satisfies AreaOf<typeof source>
