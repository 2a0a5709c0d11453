import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'Denne pakken bytter ikke bud lenger.',
} as const satisfies AreaOf<typeof source>
