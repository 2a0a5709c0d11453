import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Meldinger med budet',
  'talk.empty': 'Ingenting skrevet ennå. Det du skriver, kommer straks frem på budets telefon.',
  'talk.label': 'Meldingen din til budet',
  'talk.send': 'Send',
  'talk.mine': 'Du',
  'talk.rider': 'Bud',
  'talk.seen': 'Lest',
  'talk.sent': 'Sendt',
  'talk.unseen': 'Nye meldinger: {count}',
  'talk.closed':
    'Dere kan skrive til hverandre så lenge et bud er knyttet til bestillingen, og i en time etterpå.',
  'talk.not-sent': 'Ikke sendt. Teksten din er her fortsatt: prøv igjen.',
  'talk.not-loaded': 'Meldingene kunne ikke hentes.',
  'talk.phrases': 'Hurtigtekster',
  'talk.phrase.ready': 'Pakken er klar.',
  'talk.phrase.wait': 'Fem minutter til, takk.',
  'talk.phrase.entrance': 'Kom til bakinngangen, takk.',
  'talk.phrase.call': 'Ring kunden når du er fremme, takk.',
  'talk.problem.SHOP_CLOSED': 'Hentestedet er stengt',
  'talk.problem.NOT_READY': 'Pakken er ikke klar',
  'talk.problem.DAMAGED': 'Pakken er skadet',
  'talk.problem.DOES_NOT_FIT': 'Det er ikke plass til pakken',
  'talk.problem.ACCIDENT': 'Budet har vært i en ulykke',
  'talk.problem.BREAKDOWN': 'Budets kjøretøy er ødelagt',
  'talk.problem.OTHER': 'Budet har et problem',
} as const satisfies AreaOf<typeof source>
