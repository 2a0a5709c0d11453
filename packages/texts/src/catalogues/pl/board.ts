import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'To zlecenie w międzyczasie się zmieniło. Obejrzyj je jeszcze raz.',
  'error.board-stops-changed':
    'Przystanki tego kuriera w międzyczasie się zmieniły. Obejrzyj je jeszcze raz.',
  'error.board-order-state': 'Przy obecnym statusie zlecenia nie jest to możliwe.',
  'error.board-same-rider': 'Ten kurier ma już to zlecenie.',
  'error.board-rider-suspended': 'Ten kurier jest zawieszony lub już nie pracuje.',
  'error.board-rider-off-duty': 'Ten kurier nie jest na zmianie.',
  'error.board-rider-full':
    'Ten kurier nie ma miejsca na kolejną przesyłkę lub jest ona za duża na jego pojazd.',
  'error.board-rider-documents': 'Brakuje dokumentu tego kuriera lub dokument stracił ważność.',
  'error.board-rider-cash': 'Z tym zleceniem kurier miałby więcej gotówki, niż wolno.',
  'error.board-rider-advance': 'Z tym zleceniem kurier zapłaciłby sklepom więcej, niż wolno.',
  'error.board-paid-by-rider':
    'Kurier zapłacił sklepowi za tę przesyłkę, więc nie może jej przejąć inny kurier.',
  'error.transfer-gone': 'Tej przesyłki nie można już przekazać.',
} as const satisfies AreaOf<typeof source>
