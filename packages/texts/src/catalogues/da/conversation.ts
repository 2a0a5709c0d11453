import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Beskeder med buddet',
  'talk.empty': 'Intet skrevet endnu. Det, du skriver, når straks frem til buddets telefon.',
  'talk.label': 'Din besked til buddet',
  'talk.send': 'Send',
  'talk.mine': 'Dig',
  'talk.rider': 'Bud',
  'talk.seen': 'Læst',
  'talk.sent': 'Sendt',
  'talk.unseen': 'Nye beskeder: {count}',
  'talk.closed': 'I kan skrive til hinanden, så længe et bud er knyttet til bestillingen, og en time efter.',
  'talk.not-sent': 'Ikke sendt. Din tekst er her stadig: prøv igen.',
  'talk.not-loaded': 'Beskederne kunne ikke hentes.',
  'talk.phrases': 'Hurtige tekster',
  'talk.phrase.ready': 'Pakken er klar.',
  'talk.phrase.wait': 'Fem minutter mere, tak.',
  'talk.phrase.entrance': 'Kom til bagindgangen, tak.',
  'talk.phrase.call': 'Ring til kunden, når du er fremme, tak.',
  'talk.problem.SHOP_CLOSED': 'Afhentningsstedet er lukket',
  'talk.problem.NOT_READY': 'Pakken er ikke klar',
  'talk.problem.DAMAGED': 'Pakken er beskadiget',
  'talk.problem.DOES_NOT_FIT': 'Der er ikke plads til pakken',
  'talk.problem.ACCIDENT': 'Buddet har været ude for en ulykke',
  'talk.problem.BREAKDOWN': 'Buddets køretøj er brudt sammen',
  'talk.problem.OTHER': 'Buddet har et problem',
} as const satisfies AreaOf<typeof source>
