import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Vad det kostar',
  'landing.price-lead':
    'Betala för det du använder: inget avtal, inget minimum. Så här ser taxan för {country} ut i dag.',
  'landing.price-distance': 'Körsträcka',
  'landing.price-cash': 'Budet tar emot kontanter vid dörren',
  'landing.price-fee': 'Leveransavgift',
  'landing.price-base': 'Grundavgift',
  'landing.price-way': '{distance} à {perKm} per km',
  'landing.price-way-included': '{distance}; de första {included} ingår i grundavgiften',
  'landing.price-cash-part': 'Kontanthantering',
  'landing.price-note': 'Den exakta avgiften beror på din väg. Du ser den innan du bekräftar.',
  'landing.faq-title': 'Frågor',
  'landing.share':
    'Beställ ett bud, se avgiften innan du bekräftar, och följ paketet till dörren. Från {base} plus sträckan.',
} as const satisfies AreaOf<typeof source>
