import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Trenger deg',
  'decision.missed.CANCEL': 'Ikke svar i tide: bestillingen til {name} ble avbestilt uten kostnad.',
  'decision.missed.BRING_BACK':
    'Ikke svar i tide: pakken til {name} er på vei tilbake til deg. {fee} ble belastet.',
  'decision.missed.BRING_BACK-free':
    'Ikke svar i tide: pakken til {name} er på vei tilbake til deg uten kostnad.',
} as const satisfies AreaOf<typeof source>
