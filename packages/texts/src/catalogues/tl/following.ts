import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Kailangan ka',
  'decision.missed.CANCEL': 'Walang sumagot sa oras: na-cancel ang order para kay {name}, walang bayad.',
  'decision.missed.BRING_BACK':
    'Walang sumagot sa oras: ibinabalik sa iyo ang parcel para kay {name}. {fee} ang siningil.',
  'decision.missed.BRING_BACK-free':
    'Walang sumagot sa oras: ibinabalik sa iyo ang parcel para kay {name}, walang bayad.',
} as const satisfies AreaOf<typeof source>
