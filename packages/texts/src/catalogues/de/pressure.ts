import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Lieferungen dauern hier bis {time} etwa {duration} länger.',
  'pressure.paused': 'Kuriere nehmen hier bis {time} keine neuen Aufträge an.',
  'pressure.zone-closed': 'Kuriere holen hier von {from} bis {to} ab.',
  'pressure.radius': 'Kuriere liefern hier bis {time} höchstens {distance} weit.',
  'pressure.full':
    'Alle Kuriere hier sind beschäftigt. Bitte versuchen Sie es in ein paar Minuten oder nach {time}.',
  'pressure.surcharge': 'Hier gilt bis {time} ein Zuschlag von {amount}.',
  'request.fee-surcharge': 'Zuschlag bei hoher Nachfrage',
  'bulk.problem.paused': 'Kuriere nehmen an diesem Abholort zurzeit keine neuen Aufträge an',
  'bulk.problem.zone-closed': 'Zu dieser Zeit holen Kuriere hier nicht ab',
  'bulk.problem.radius': 'Zu weit entfernt, solange wenige Kuriere frei sind',
  'bulk.problem.full': 'Alle Kuriere hier sind beschäftigt. Versuchen Sie es in ein paar Minuten.',
  'error.measure-not-found': 'Diese Maßnahme gibt es nicht, oder sie ist beendet.',
  'error.measure-invalid': 'Bitte prüfen Sie Wert und Zeit der Maßnahme.',
} as const satisfies AreaOf<typeof source>
