import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Koliko košta',
  'landing.price-lead':
    'Plaćate koliko koristite: bez ugovora, bez minimuma. Ovo je današnji cenovnik ({country}).',
  'landing.price-distance': 'Dužina puta',
  'landing.price-cash': 'Kurir naplaćuje gotovinu na vratima',
  'landing.price-fee': 'Cena dostave',
  'landing.price-base': 'Osnovna cena',
  'landing.price-way': '{distance}, {perKm} po kilometru',
  'landing.price-way-included': '{distance}; prvih {included} je u osnovnoj ceni',
  'landing.price-cash-part': 'Naplata gotovine',
  'landing.price-note': 'Tačna cena zavisi od vaše rute. Vidite je pre potvrde.',
  'landing.faq-title': 'Česta pitanja',
  'landing.share':
    'Pozovite kurira, vidite cenu pre potvrde i pratite paket do vrata. Od {base} plus razdaljina.',
} as const satisfies AreaOf<typeof source>
