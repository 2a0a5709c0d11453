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
  'landing.price-note': 'Sumala sa iyang ruta ang fee sa order ug dili ni mausab hangtod mo-submit ka.',
  'landing.faq-title': 'Mga pangutana',
  'landing.share':
    'Mag-request og rider, tan-awa ang fee sa dili pa mo-confirm, ug sunda ang parcel hangtod sa pultahan. Sugod sa {base} kada delivery.',
} as const satisfies AreaOf<typeof source>
