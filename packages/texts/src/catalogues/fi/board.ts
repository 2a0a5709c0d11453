import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'Paketti ei enää vaihda lähettiä.',
} as const satisfies AreaOf<typeof source>
