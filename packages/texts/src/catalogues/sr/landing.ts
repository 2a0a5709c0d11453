import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Koliko košta',
  'landing.price-lead':
    'Plaćate koliko koristite: bez ugovora, bez minimuma. Ovo je današnji cenovnik ({country}).',
  'landing.price-distance': 'Udaljenost putem',
  'landing.price-cash': 'Kurir naplaćuje gotovinu na vratima',
  'landing.price-fee': 'Cena dostave',
  'landing.price-base': 'Start',
  'landing.price-way': '{distance} po {perKm} za km',
  'landing.price-way-included': '{distance}; prvih {included} je u startu',
  'landing.price-cash-part': 'Naplata gotovine',
  'landing.price-note': 'Cena porudžbine se računa za njen put i ostaje ista dok ne pošaljete.',
  'landing.faq-title': 'Pitanja',
  'landing.share': 'Pozovite kurira, vidite cenu pre potvrde i pratite paket do vrata. Od {base} po dostavi.',
} as const satisfies AreaOf<typeof source>
