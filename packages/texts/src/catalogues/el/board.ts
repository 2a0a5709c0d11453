import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'Αυτό το δέμα δεν αλλάζει πια διανομέα.',
} as const satisfies AreaOf<typeof source>
