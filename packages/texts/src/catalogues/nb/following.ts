import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Trenger deg',
  'decision.missed.CANCEL': 'Ikke svar i tide: bestillingen til {name} ble avbestilt uten kostnad.',
  'decision.missed.BRING_BACK':
    'Ikke svar i tide: pakken til {name} er på vei tilbake til deg. {fee} ble belastet.',
  'decision.missed.BRING_BACK-free':
    'Ikke svar i tide: pakken til {name} er på vei tilbake til deg uten kostnad.',
  'mail.missed.subject': 'Ikke svar i tide for bestilling {order}',
  'mail.missed.action': 'Åpne bestillingen',
  'order.locked': 'Et bud godtok kl. {time}, så bestillingen kan ikke lenger endres eller avbestilles.',
  'order.edit.cancelled': 'Denne bestillingen er avbestilt og kan ikke lenger endres.',
  'timeline.offers': 'Bud som er spurt: {count}',
  'share.message': 'Hei fra {shop}! Følg pakken din her: {link}',
  'track.call-shop': 'Ring butikken',
  'tracking.on-the-way': 'Bud underveis: {count}',
  'decision.new-pin': 'Nål for den nye døren',
  'track.arrives': 'Kommer omtrent {time}',
} as const satisfies AreaOf<typeof source>
