import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Magkano ito',
  'landing.price-lead':
    'Bayad kada gamit: walang kontrata, walang minimum. Ito ang singil sa {country} ngayong araw.',
  'landing.price-distance': 'Layo sa kalsada',
  'landing.price-cash': 'Kokolekta ng cash ang rider sa pinto',
  'landing.price-fee': 'Delivery fee',
  'landing.price-base': 'Base fee',
  'landing.price-way': '{distance}, {perKm} bawat km',
  'landing.price-way-included': '{distance}; kasama na sa base fee ang unang {included}',
  'landing.price-cash-part': 'Pagkolekta ng cash',
  'landing.price-note': 'Depende sa ruta ang eksaktong fee. Makikita mo ito bago mag-confirm.',
  'landing.faq-title': 'Mga tanong',
  'landing.share':
    'Mag-request ng rider, tingnan ang fee bago mag-confirm, at sundan ang parcel hanggang pinto. Mula sa {base} at dagdag sa layo.',
} as const satisfies AreaOf<typeof source>
