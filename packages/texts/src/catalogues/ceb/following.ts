import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Kinahanglan ka',
  'decision.missed.CANCEL':
    'Walay nitubag sa hustong oras: na-cancel ang order para kang {name}, walay bayad.',
  'decision.missed.BRING_BACK':
    'Walay nitubag sa hustong oras: gibalik sa imo ang parcel para kang {name}. {fee} ang gisingil.',
  'decision.missed.BRING_BACK-free':
    'Walay nitubag sa hustong oras: gibalik sa imo ang parcel para kang {name}, walay bayad.',
} as const satisfies AreaOf<typeof source>
