import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Nagbago na ang order na ito. Pakitingnan ulit.',
  'error.board-stops-changed': 'Nagbago na ang mga stop ng rider na ito. Pakitingnan ulit.',
  'error.board-order-state': 'Hindi ito puwede sa status ng order ngayon.',
  'error.board-same-rider': 'Nasa rider na ito na ang order.',
  'error.board-rider-suspended': 'Suspended o umalis na ang rider na ito.',
  'error.board-rider-off-duty': 'Hindi naka-duty ang rider na ito.',
  'error.board-rider-full':
    'Wala nang lugar ang rider na ito para sa isa pang parcel, o masyadong malaki ito para sa sasakyan.',
  'error.board-rider-documents': 'Kulang o expired ang isang dokumento ng rider na ito.',
  'error.board-rider-cash': 'Sa order na ito, lalampas sa pinapayagan ang cash ng rider.',
  'error.board-rider-advance': 'Sa order na ito, lalampas sa pinapayagan ang ibabayad ng rider sa mga shop.',
  'error.board-paid-by-rider':
    'Nabayaran na ng rider ang shop para sa parcel na ito, kaya hindi ito makukuha ng ibang rider.',
  'error.transfer-gone': 'Hindi na maililipat ang parcel na ito.',
} as const satisfies AreaOf<typeof source>
