import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Kræver dig',
  'decision.missed.CANCEL': 'Intet svar i tide: bestillingen til {name} blev annulleret gratis.',
  'decision.missed.BRING_BACK':
    'Intet svar i tide: pakken til {name} er på vej tilbage til dig. Der blev opkrævet {fee}.',
  'decision.missed.BRING_BACK-free':
    'Intet svar i tide: pakken til {name} er på vej tilbage til dig uden beregning.',
} as const satisfies AreaOf<typeof source>
