import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'Denne pakke skifter ikke bud længere.',
} as const satisfies AreaOf<typeof source>
