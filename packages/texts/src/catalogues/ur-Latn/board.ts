import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'Yeh parcel ab kisi aur ko nahi diya ja sakta.',
} as const satisfies AreaOf<typeof source>
