import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'Hindi na maililipat ang parcel na ito.',
} as const satisfies AreaOf<typeof source>
