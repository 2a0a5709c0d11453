import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Tagpila ni',
  'landing.price-lead':
    'Bayad kada gamit: walay kontrata, walay minimum. Mao ni ang presyo sa {country} karong adlawa.',
  'landing.price-distance': 'Gilay-on sa dalan',
  'landing.price-cash': 'Mokolekta og cash ang rider sa pultahan',
  'landing.price-fee': 'Delivery fee',
  'landing.price-base': 'Base fee',
  'landing.price-way': '{distance}, {perKm} kada km',
  'landing.price-way-included': '{distance}; apil na sa base fee ang unang {included}',
  'landing.price-cash-part': 'Pagkolekta og cash',
  'landing.price-note': 'Depende sa ruta ang eksakto nga fee. Makita nimo ni sa dili pa mo-confirm.',
  'landing.faq-title': 'Mga pangutana',
  'landing.share':
    'Mag-request og rider, tan-awa ang fee sa dili pa mo-confirm, ug sunda ang parcel hangtod sa pultahan. Sugod sa {base} ug dugang sa kalay-on.',
} as const satisfies AreaOf<typeof source>
