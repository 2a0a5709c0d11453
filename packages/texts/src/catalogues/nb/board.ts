import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Bestillingen er endret i mellomtiden. Se på den igjen.',
  'error.board-stops-changed': 'Stoppene til dette budet er endret i mellomtiden. Se på dem igjen.',
  'error.board-order-state': 'Det går ikke med bestillingens nåværende status.',
  'error.board-same-rider': 'Dette budet har alt bestillingen.',
  'error.board-rider-suspended': 'Dette budet er sperret eller har sluttet.',
  'error.board-rider-off-duty': 'Dette budet er ikke på vakt.',
  'error.board-rider-full':
    'Dette budet har ikke plass til en pakke til, eller pakken er for stor for kjøretøyet.',
  'error.board-rider-documents': 'Et av budets dokumenter mangler eller er utløpt.',
  'error.board-rider-cash': 'Med denne bestillingen får budet mer kontanter enn tillatt.',
  'error.board-rider-advance': 'Med denne bestillingen betaler budet butikkene mer enn tillatt.',
  'error.board-paid-by-rider': 'Budet har betalt butikken for denne pakken, så ingen andre bud kan ta den.',
  'error.transfer-gone': 'Denne pakken bytter ikke bud lenger.',
} as const satisfies AreaOf<typeof source>
