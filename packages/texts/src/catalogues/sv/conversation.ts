import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Meddelanden med budet',
  'talk.empty': 'Inget skrivet än. Det du skriver når budets telefon direkt.',
  'talk.label': 'Ditt meddelande till budet',
  'talk.send': 'Skicka',
  'talk.mine': 'Du',
  'talk.rider': 'Bud',
  'talk.seen': 'Läst',
  'talk.sent': 'Skickat',
  'talk.unseen': 'Nya meddelanden: {count}',
  'talk.closed':
    'Ni kan skriva till varandra så länge ett bud är kopplat till ordern, och en timme efter att den är klar.',
  'talk.not-sent': 'Inte skickat. Din text är kvar: försök igen.',
  'talk.not-loaded': 'Meddelandena kunde inte hämtas.',
  'talk.phrases': 'Snabbtexter',
  'talk.phrase.ready': 'Paketet är klart.',
  'talk.phrase.wait': 'Fem minuter till, tack.',
  'talk.phrase.entrance': 'Kom till bakdörren, tack.',
  'talk.phrase.call': 'Ring kunden när du är framme, tack.',
  'talk.problem.SHOP_CLOSED': 'Upphämtningsplatsen är stängd',
  'talk.problem.NOT_READY': 'Paketet är inte klart',
  'talk.problem.DAMAGED': 'Paketet är skadat',
  'talk.problem.DOES_NOT_FIT': 'Paketet får inte plats',
  'talk.problem.ACCIDENT': 'Budet har råkat ut för en olycka',
  'talk.problem.BREAKDOWN': 'Budets fordon har gått sönder',
  'talk.problem.OTHER': 'Budet har ett problem',
} as const satisfies AreaOf<typeof source>
