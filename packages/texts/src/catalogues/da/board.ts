import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Bestillingen er ændret i mellemtiden. Se på den igen.',
  'error.board-stops-changed': 'Buddets stop er ændret i mellemtiden. Se på dem igen.',
  'error.board-order-state': 'Det kan ikke lade sig gøre med bestillingens nuværende status.',
  'error.board-same-rider': 'Buddet har allerede bestillingen.',
  'error.board-rider-suspended': 'Buddet er spærret eller stoppet.',
  'error.board-rider-off-duty': 'Buddet er ikke på vagt.',
  'error.board-rider-full': 'Buddet har ikke plads til en pakke mere, eller den er for stor til køretøjet.',
  'error.board-rider-documents': 'Et af buddets dokumenter mangler eller er udløbet.',
  'error.board-rider-cash': 'Med denne bestilling ville buddet have flere kontanter end tilladt.',
  'error.board-rider-advance': 'Med denne bestilling ville buddet betale butikkerne mere end tilladt.',
  'error.board-paid-by-rider': 'Buddet har betalt butikken for denne pakke, så intet andet bud kan tage den.',
  'error.transfer-gone': 'Denne pakke skifter ikke bud længere.',
} as const satisfies AreaOf<typeof source>
