import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Ile to kosztuje',
  'landing.price-lead':
    'Płacisz za to, z czego korzystasz: bez umowy i bez minimum. Oto dzisiejsza taryfa dla kraju {country}.',
  'landing.price-distance': 'Odległość drogą',
  'landing.price-cash': 'Kurier pobiera gotówkę przy drzwiach',
  'landing.price-fee': 'Opłata za dostawę',
  'landing.price-base': 'Opłata podstawowa',
  'landing.price-way': '{distance} po {perKm} za km',
  'landing.price-way-included': '{distance}; pierwsze {included} są w opłacie podstawowej',
  'landing.price-cash-part': 'Pobranie gotówki',
  'landing.price-note': 'Dokładna opłata zależy od trasy. Widać ją przed potwierdzeniem.',
  'landing.faq-title': 'Pytania',
  'landing.share':
    'Zamów kuriera, zobacz opłatę przed potwierdzeniem i śledź przesyłkę aż do drzwi. Od {base} plus odległość.',
} as const satisfies AreaOf<typeof source>
