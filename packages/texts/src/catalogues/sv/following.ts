import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Behöver dig',
  'decision.missed.CANCEL': 'Inget svar i tid: ordern till {name} avbeställdes utan kostnad.',
  'decision.missed.BRING_BACK':
    'Inget svar i tid: paketet till {name} är på väg tillbaka till dig. {fee} debiterades.',
  'decision.missed.BRING_BACK-free':
    'Inget svar i tid: paketet till {name} är på väg tillbaka till dig utan kostnad.',
} as const satisfies AreaOf<typeof source>
