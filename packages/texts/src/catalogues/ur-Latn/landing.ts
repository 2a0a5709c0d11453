import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Kitne paise lagte hain',
  'landing.price-lead':
    'Jitna istemal utni adaigi: na contract, na minimum. Yeh {country} ka aaj ka rate hai.',
  'landing.price-distance': 'Raste ka fasla',
  'landing.price-cash': 'Rider darwaze par cash wusool karta hai',
  'landing.price-fee': 'Delivery fee',
  'landing.price-base': 'Base fee',
  'landing.price-way': '{distance}, {perKm} fi km',
  'landing.price-way-included': '{distance}; pehle {included} base fee mein shamil',
  'landing.price-cash-part': 'Cash wusooli',
  'landing.price-note': 'Theek fee aap ke raste par hai. Tasdeeq se pehle nazar aati hai.',
  'landing.faq-title': 'Sawalat',
  'landing.share':
    'Rider mangwayein, tasdeeq se pehle fee dekhein, aur parcel ko darwaze tak dekhte rahein. {base} se shuru, faslay ke saath.',
} as const satisfies AreaOf<typeof source>
