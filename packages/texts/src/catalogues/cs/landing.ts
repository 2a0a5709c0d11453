import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Kolik to stojí',
  'landing.price-lead':
    'Platíte podle využití: bez smlouvy, bez minima. Toto je dnešní sazba pro zemi {country}.',
  'landing.price-distance': 'Vzdálenost po silnici',
  'landing.price-cash': 'Kurýr u dveří vybírá hotovost',
  'landing.price-fee': 'Poplatek za doručení',
  'landing.price-base': 'Základní poplatek',
  'landing.price-way': '{distance} po {perKm} za km',
  'landing.price-way-included': '{distance}; prvních {included} je v základním poplatku',
  'landing.price-cash-part': 'Výběr hotovosti',
  'landing.price-note': 'Přesný poplatek závisí na vaší trase. Uvidíte ho před potvrzením.',
  'landing.faq-title': 'Otázky',
  'landing.share':
    'Objednejte kurýra, poplatek uvidíte před potvrzením a zásilku sledujete až ke dveřím. Od {base} plus vzdálenost.',
} as const satisfies AreaOf<typeof source>
