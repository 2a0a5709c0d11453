import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Nachrichten mit dem Kurier',
  'talk.empty': 'Noch nichts geschrieben. Was Sie schreiben, erscheint sofort auf dem Telefon des Kuriers.',
  'talk.label': 'Ihre Nachricht an den Kurier',
  'talk.send': 'Senden',
  'talk.mine': 'Sie',
  'talk.rider': 'Kurier',
  'talk.seen': 'Gelesen',
  'talk.sent': 'Gesendet',
  'talk.unseen': 'Neue Nachrichten: {count}',
  'talk.closed':
    'Sie können einander schreiben, solange ein Kurier für den Auftrag eingeteilt ist, und noch eine Stunde nach dem Ende.',
  'talk.not-sent': 'Nicht gesendet. Ihr Text ist noch da: Bitte versuchen Sie es noch einmal.',
  'talk.not-loaded': 'Die Nachrichten konnten nicht abgerufen werden.',
  'talk.phrases': 'Schnelltexte',
  'talk.phrase.ready': 'Die Sendung ist bereit.',
  'talk.phrase.wait': 'Noch fünf Minuten, bitte.',
  'talk.phrase.entrance': 'Bitte kommen Sie zum Hintereingang.',
  'talk.phrase.call': 'Bitte rufen Sie den Kunden an, wenn Sie da sind.',
} as const satisfies AreaOf<typeof source>
