import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Berapa kosnya',
  'landing.price-lead':
    'Bayar ikut guna: tiada kontrak, tiada minimum. Inilah tarif untuk {country} pada hari ini.',
  'landing.price-distance': 'Jarak mengikut jalan',
  'landing.price-cash': 'Rider mengutip tunai di pintu',
  'landing.price-fee': 'Caj penghantaran',
  'landing.price-base': 'Caj asas',
  'landing.price-way': '{distance} pada {perKm} setiap km',
  'landing.price-way-included': '{distance}; {included} pertama termasuk dalam caj asas',
  'landing.price-cash-part': 'Kutipan tunai',
  'landing.price-note': 'Caj sebenar bergantung pada laluan anda. Anda melihatnya sebelum mengesahkan.',
  'landing.faq-title': 'Soalan',
  'landing.share':
    'Panggil rider, lihat caj sebelum mengesahkan, dan ikuti bungkusan hingga ke pintu. Dari {base} campur jarak.',
} as const satisfies AreaOf<typeof source>
