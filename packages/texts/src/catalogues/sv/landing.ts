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
  'landing.price-note': 'Avgiften räknas ut för orderns egen väg och står fast tills du skickar.',
  'landing.faq-title': 'Frågor',
  'landing.share':
    'Beställ ett bud, se avgiften innan du bekräftar, och följ paketet till dörren. Från {base} per leverans.',
} as const satisfies AreaOf<typeof source>
