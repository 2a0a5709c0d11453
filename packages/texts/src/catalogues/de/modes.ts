import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Bitte registrieren Sie sich oder melden Sie sich an, um einen Kurier anzufordern.',
  'guest.name': 'Gast',
  'guest.continue': 'Als Gast fortfahren',
  'guest.ended': 'Ihr Besuch als Gast ist beendet. Fahren Sie erneut als Gast fort, oder melden Sie sich an.',
  'guest.request-text':
    'Gäste zahlen online. Mit einem Konto können Sie jede Zahlungsart nutzen und Ihren Abholort behalten.',
  'guest.popup-title': 'Alle Aufträge an einem Ort',
  'guest.popup-text':
    'Mit einem Konto ist Ihr nächster Auftrag mit wenigen Klicks fertig: Abholort, Kunden und alle Aufträge bleiben gespeichert.',
  'guest.popup-register': 'Konto erstellen',
  'guest.popup-later': 'Später',
  'guest.popup-never': 'Nicht mehr fragen',
  'platform.title': 'Wird geöffnet',
  'platform.error.token':
    'Mit den Angaben der umgebenden Seite konnten wir das Portal nicht öffnen. Bitte laden Sie die umgebende Seite neu.',
  'platform.error.no-answer':
    'Die umgebende Seite hat nicht mitgeteilt, wer Sie sind. Bitte laden Sie die umgebende Seite neu.',
} as const satisfies AreaOf<typeof source>
