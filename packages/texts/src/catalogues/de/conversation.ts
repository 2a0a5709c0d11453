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
  'talk.problem.SHOP_CLOSED': 'Der Abholort ist geschlossen',
  'talk.problem.NOT_READY': 'Die Sendung ist nicht bereit',
  'talk.problem.DAMAGED': 'Die Sendung ist beschädigt',
  'talk.problem.DOES_NOT_FIT': 'Die Sendung passt nicht hinein',
  'talk.problem.ACCIDENT': 'Der Kurier hatte einen Unfall',
  'talk.problem.BREAKDOWN': 'Der Kurier hat eine Panne',
  'talk.problem.OTHER': 'Der Kurier hat ein Problem',
} as const satisfies AreaOf<typeof source>
