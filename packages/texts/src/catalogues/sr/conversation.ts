import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Poruke sa kurirom',
  'talk.empty': 'Još nema poruka. Što napišete, odmah stiže na telefon kurira.',
  'talk.label': 'Vaša poruka kuriru',
  'talk.send': 'Pošalji',
  'talk.mine': 'Vi',
  'talk.rider': 'Kurir',
  'talk.seen': 'Viđeno',
  'talk.sent': 'Poslato',
  'talk.unseen': 'Novih poruka: {count}',
  'talk.closed': 'Možete da se dopisujete dok je kurir dodeljen porudžbini i još sat vremena posle kraja.',
  'talk.not-sent': 'Nije poslato. Vaš tekst je još ovde: pokušajte ponovo.',
  'talk.not-loaded': 'Poruke nisu mogle da se preuzmu.',
  'talk.phrases': 'Brze poruke',
  'talk.phrase.ready': 'Paket je spreman.',
  'talk.phrase.wait': 'Još pet minuta, molim.',
  'talk.phrase.entrance': 'Dođite na zadnji ulaz.',
  'talk.phrase.call': 'Pozovite kupca kad stignete.',
  'talk.problem.SHOP_CLOSED': 'Mesto preuzimanja je zatvoreno',
  'talk.problem.NOT_READY': 'Paket nije spreman',
  'talk.problem.DAMAGED': 'Paket je oštećen',
  'talk.problem.DOES_NOT_FIT': 'Paket ne može da stane',
  'talk.problem.ACCIDENT': 'Kurir je imao nezgodu',
  'talk.problem.BREAKDOWN': 'Kuriru se pokvarilo vozilo',
  'talk.problem.OTHER': 'Kurir ima problem',
} as const satisfies AreaOf<typeof source>
