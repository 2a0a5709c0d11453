import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Porudžbina se u međuvremenu promenila. Pogledajte je ponovo.',
  'error.board-stops-changed': 'Stanice ovog kurira su se u međuvremenu promenile. Pogledajte ih ponovo.',
  'error.board-order-state': 'To nije moguće u sadašnjem statusu porudžbine.',
  'error.board-same-rider': 'Ovaj kurir već ima porudžbinu.',
  'error.board-rider-suspended': 'Ovaj kurir je suspendovan ili više ne radi.',
  'error.board-rider-off-duty': 'Ovaj kurir nije u smeni.',
  'error.board-rider-full': 'Ovaj kurir nema mesta za još jedan paket ili je paket prevelik za vozilo.',
  'error.board-rider-documents': 'Neki dokument ovog kurira nedostaje ili mu je istekao rok.',
  'error.board-rider-cash': 'Sa ovom porudžbinom kurir bi imao više gotovine nego što je dozvoljeno.',
  'error.board-rider-advance':
    'Sa ovom porudžbinom kurir bi prodavnicama platio više nego što je dozvoljeno.',
  'error.board-paid-by-rider': 'Kurir je platio prodavnici ovaj paket, zato ga drugi kurir ne može preuzeti.',
  'error.transfer-gone': 'Ovaj paket više ne menja kurira.',
} as const satisfies AreaOf<typeof source>
