import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Kailangan ka',
  'decision.missed.CANCEL': 'Walang sumagot sa oras: na-cancel ang order para kay {name}, walang bayad.',
  'decision.missed.BRING_BACK':
    'Walang sumagot sa oras: ibinabalik sa iyo ang parcel para kay {name}. {fee} ang siningil.',
  'decision.missed.BRING_BACK-free':
    'Walang sumagot sa oras: ibinabalik sa iyo ang parcel para kay {name}, walang bayad.',
  'mail.missed.subject': 'Walang sumagot sa oras para sa order {order}',
  'mail.missed.action': 'Buksan ang order',
  'order.locked': 'Tinanggap na ng rider noong {time}, kaya hindi na mababago o maika-cancel ang order.',
  'order.edit.cancelled': 'Na-cancel na ang order na ito, kaya hindi na ito mababago.',
  'timeline.offers': 'Mga rider na tinanong: {count}',
  'share.message': 'Hello mula sa {shop}! Sundan dito ang parcel mo: {link}',
  'track.call-shop': 'Tawagan ang shop',
  'tracking.on-the-way': 'Mga rider na nasa daan: {count}',
  'decision.new-pin': 'Pin ng bagong pinto',
  'track.arrives': 'Darating bandang {time}',
} as const satisfies AreaOf<typeof source>
