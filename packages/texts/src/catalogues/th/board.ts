import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'พัสดุนี้เปลี่ยนมือไม่ได้แล้ว',
} as const satisfies AreaOf<typeof source>
