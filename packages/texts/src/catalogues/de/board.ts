import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Dieser Auftrag hat sich inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
  'error.board-stops-changed':
    'Die Stopps dieses Kuriers haben sich inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
  'error.board-order-state': 'Das ist im jetzigen Status des Auftrags nicht möglich.',
  'error.board-same-rider': 'Dieser Kurier hat den Auftrag schon.',
  'error.board-rider-suspended': 'Dieser Kurier ist gesperrt oder nicht mehr dabei.',
  'error.board-rider-off-duty': 'Dieser Kurier ist nicht im Dienst.',
  'error.board-rider-full':
    'Bei diesem Kurier ist kein Platz für eine weitere Sendung, oder sie ist zu groß für das Fahrzeug.',
  'error.board-rider-documents': 'Ein Dokument dieses Kuriers fehlt oder ist abgelaufen.',
  'error.board-rider-cash': 'Mit diesem Auftrag hätte der Kurier mehr Bargeld als erlaubt.',
  'error.board-rider-advance':
    'Mit diesem Auftrag würde der Kurier den Geschäften mehr bezahlen als erlaubt.',
  'error.board-paid-by-rider':
    'Der Kurier hat diese Sendung beim Geschäft bezahlt, deshalb kann sie kein anderer Kurier übernehmen.',
  'error.transfer-gone': 'Diese Sendung wechselt nicht mehr den Kurier.',
} as const satisfies AreaOf<typeof source>
