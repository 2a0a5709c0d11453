import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Ordern har ändrats under tiden. Titta på den igen.',
  'error.board-stops-changed': 'Budets stopp har ändrats under tiden. Titta på dem igen.',
  'error.board-order-state': 'Det går inte med orderns nuvarande status.',
  'error.board-same-rider': 'Budet har redan den här ordern.',
  'error.board-rider-suspended': 'Budet är avstängt eller har slutat.',
  'error.board-rider-off-duty': 'Budet är inte i tjänst.',
  'error.board-rider-full':
    'Budet har inte plats för ett paket till, eller så är paketet för stort för fordonet.',
  'error.board-rider-documents': 'Ett av budets dokument saknas eller har gått ut.',
  'error.board-rider-cash': 'Med den här ordern skulle budet ha mer kontanter än tillåtet.',
  'error.board-rider-advance': 'Med den här ordern skulle budet betala butikerna mer än tillåtet.',
  'error.board-paid-by-rider': 'Budet har betalat butiken för paketet, så inget annat bud kan ta det.',
  'error.transfer-gone': 'Det här paketet byter inte längre bud.',
} as const satisfies AreaOf<typeof source>
