import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.transfer-gone': 'یہ پارسل اب کسی اور کو نہیں دیا جا سکتا۔',
} as const satisfies AreaOf<typeof source>
