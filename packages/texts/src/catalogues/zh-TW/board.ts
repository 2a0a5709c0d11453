import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': '這個包裹無法再轉交。',
} as const satisfies AreaOf<typeof source>
