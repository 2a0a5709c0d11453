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
  'mail.missed.subject': 'Walay nitubag sa hustong oras sa order {order}',
  'mail.missed.action': 'Ablihi ang order',
  'order.locked': 'Gidawat na sa rider sa {time}, busa dili na mausab o ma-cancel ang order.',
  'order.edit.cancelled': 'Na-cancel na kini nga order, busa dili na kini mausab.',
  'timeline.offers': 'Mga rider nga gipangutana: {count}',
  'share.message': 'Hello gikan sa {shop}! Subaya dinhi ang imong parcel: {link}',
  'track.call-shop': 'Tawagi ang shop',
  'tracking.on-the-way': 'Mga rider nga naa sa dalan: {count}',
  'decision.new-pin': 'Pin sa bag-ong pultahan',
  'track.arrives': 'Moabot mga {time}',
} as const satisfies AreaOf<typeof source>
