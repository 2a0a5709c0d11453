import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Objednávka se mezitím změnila. Podívejte se na ni prosím znovu.',
  'error.board-stops-changed': 'Zastávky tohoto kurýra se mezitím změnily. Podívejte se na ně prosím znovu.',
  'error.board-order-state': 'V současném stavu objednávky to není možné.',
  'error.board-same-rider': 'Tento kurýr už objednávku má.',
  'error.board-rider-suspended': 'Tento kurýr je pozastaven, nebo už odešel.',
  'error.board-rider-off-duty': 'Tento kurýr není ve směně.',
  'error.board-rider-full': 'Kurýr nemá místo na další zásilku, nebo je na jeho vozidlo příliš velká.',
  'error.board-rider-documents': 'Některý dokument kurýra chybí, nebo jeho platnost vypršela.',
  'error.board-rider-cash': 'S touto objednávkou by měl kurýr víc hotovosti, než je dovoleno.',
  'error.board-rider-advance': 'S touto objednávkou by kurýr zaplatil obchodům víc, než je dovoleno.',
  'error.board-paid-by-rider': 'Kurýr tuto zásilku obchodu zaplatil, proto ji jiný kurýr nemůže převzít.',
  'error.transfer-gone': 'Tuto zásilku už nelze předat.',
} as const satisfies AreaOf<typeof source>
