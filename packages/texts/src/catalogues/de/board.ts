import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'Diese Sendung wechselt nicht mehr den Kurier.',
} as const satisfies AreaOf<typeof source>
