import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Hva det koster',
  'landing.price-lead':
    'Betal for det du bruker: ingen avtale, ikke noe minimum. Dette er prisen for {country} i dag.',
  'landing.price-distance': 'Kjøreavstand',
  'landing.price-cash': 'Budet tar imot kontanter ved døren',
  'landing.price-fee': 'Leveringsgebyr',
  'landing.price-base': 'Grunngebyr',
  'landing.price-way': '{distance} à {perKm} per km',
  'landing.price-way-included': '{distance}; de første {included} er med i grunngebyret',
  'landing.price-cash-part': 'Håndtering av kontanter',
  'landing.price-note': 'Det nøyaktige gebyret avhenger av ruten din. Du ser det før du bekrefter.',
  'landing.faq-title': 'Spørsmål',
  'landing.share':
    'Bestill et bud, se gebyret før du bekrefter, og følg pakken til døren. Fra {base} pluss avstand.',
} as const satisfies AreaOf<typeof source>
