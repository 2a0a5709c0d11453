import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Mitä se maksaa',
  'landing.price-lead':
    'Maksat vain toimituksista: ei sopimusta, ei vähimmäismäärää. Tämä on tämänpäiväinen hinnasto (maa: {country}).',
  'landing.price-distance': 'Etäisyys tietä pitkin',
  'landing.price-cash': 'Lähetti perii käteisen ovella',
  'landing.price-fee': 'Toimitusmaksu',
  'landing.price-base': 'Perusmaksu',
  'landing.price-way': '{distance}, {perKm} / km',
  'landing.price-way-included': '{distance}; perusmaksuun sisältyy {included}',
  'landing.price-cash-part': 'Käteisen periminen',
  'landing.price-note': 'Tarkka maksu riippuu reitistäsi. Näet sen ennen vahvistamista.',
  'landing.faq-title': 'Kysymyksiä',
  'landing.share':
    'Tilaa lähetti, näe maksu ennen vahvistamista ja seuraa pakettia ovelle asti. Alkaen {base} ja matka.',
} as const satisfies AreaOf<typeof source>
