import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Hvad det koster',
  'landing.price-lead':
    'Betal for det, du bruger: ingen aftale, intet minimum. Det er taksten for {country} i dag.',
  'landing.price-distance': 'Køreafstand',
  'landing.price-cash': 'Buddet opkræver kontanter ved døren',
  'landing.price-fee': 'Leveringsgebyr',
  'landing.price-base': 'Grundgebyr',
  'landing.price-way': '{distance} à {perKm} pr. km',
  'landing.price-way-included': '{distance}; de første {included} er med i grundgebyret',
  'landing.price-cash-part': 'Opkrævning af kontanter',
  'landing.price-note': 'Det nøjagtige gebyr afhænger af din rute. Du ser det, før du bekræfter.',
  'landing.faq-title': 'Spørgsmål',
  'landing.share':
    'Bestil et bud, se gebyret, før du bekræfter, og følg pakken til døren. Fra {base} plus afstand.',
} as const satisfies AreaOf<typeof source>
