import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Was es kostet',
  'landing.price-lead':
    'Bezahlt wird nach Nutzung: kein Vertrag, kein Mindestumsatz. Das ist der Tarif für {country}, wie er heute gilt.',
  'landing.price-distance': 'Fahrstrecke',
  'landing.price-cash': 'Der Kurier kassiert an der Tür bar',
  'landing.price-fee': 'Liefergebühr',
  'landing.price-base': 'Grundgebühr',
  'landing.price-way': '{distance} zu {perKm} pro km',
  'landing.price-way-included': '{distance}; die ersten {included} sind in der Grundgebühr enthalten',
  'landing.price-cash-part': 'Bar kassieren',
  'landing.price-note': 'Die genaue Gebühr hängt von Ihrer Strecke ab. Sie sehen sie, bevor Sie bestätigen.',
  'landing.faq-title': 'Fragen',
  'landing.share':
    'Fordern Sie einen Kurier an, sehen Sie die Gebühr vor dem Bestätigen, und verfolgen Sie die Sendung bis zur Tür. Ab {base} zuzüglich Strecke.',
} as const satisfies AreaOf<typeof source>
