import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Kræver dig',
  'decision.missed.CANCEL': 'Intet svar i tide: bestillingen til {name} blev annulleret gratis.',
  'decision.missed.BRING_BACK':
    'Intet svar i tide: pakken til {name} er på vej tilbage til dig. Der blev opkrævet {fee}.',
  'decision.missed.BRING_BACK-free':
    'Intet svar i tide: pakken til {name} er på vej tilbage til dig uden beregning.',
  'mail.missed.subject': 'Intet svar i tide for bestilling {order}',
  'mail.missed.action': 'Åbn bestillingen',
  'order.locked': 'Et bud sagde ja kl. {time}, så bestillingen kan ikke længere ændres eller annulleres.',
  'order.edit.cancelled': 'Denne bestilling er annulleret og kan ikke længere ændres.',
  'timeline.offers': 'Adspurgte bude: {count}',
  'share.message': 'Hej fra {shop}! Følg din pakke her: {link}',
  'track.call-shop': 'Ring til butikken',
  'tracking.on-the-way': 'Bude på vej: {count}',
  'decision.new-pin': 'Nål for den nye dør',
  'track.arrives': 'Ankommer cirka kl. {time}',
} as const satisfies AreaOf<typeof source>
