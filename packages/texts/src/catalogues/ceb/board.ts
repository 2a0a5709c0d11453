import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Nausab na kining order. Palihug tan-awa og usab.',
  'error.board-stops-changed': 'Nausab na ang mga stop niining rider. Palihug tan-awa og usab.',
  'error.board-order-state': 'Dili ni pwede sa status sa order karon.',
  'error.board-same-rider': 'Naa na niining rider ang order.',
  'error.board-rider-suspended': 'Suspended o mibiya na kining rider.',
  'error.board-rider-off-duty': 'Wala naka-duty kining rider.',
  'error.board-rider-full':
    'Wala nay lugar kining rider para sa laing parcel, o dako ra kini para sa sakyanan.',
  'error.board-rider-documents': 'Kulang o expired ang usa ka dokumento niining rider.',
  'error.board-rider-cash': 'Niining order, molapas sa gitugot ang cash sa rider.',
  'error.board-rider-advance': 'Niining order, molapas sa gitugot ang ibayad sa rider sa mga shop.',
  'error.board-paid-by-rider':
    'Nabayran na sa rider ang shop para niining parcel, busa dili kini makuha sa laing rider.',
  'error.transfer-gone': 'Dili na mabalhin kining parcel.',
} as const satisfies AreaOf<typeof source>
