import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Opret en konto, eller log ind for at bestille bud.',
  'guest.name': 'Gæst',
  'guest.continue': 'Fortsæt som gæst',
  'guest.ended': 'Dit besøg som gæst er slut. Fortsæt som gæst igen, eller log ind.',
  'guest.request-text':
    'Gæster betaler online. Opret en konto for at bruge alle betalingsmåder og beholde dit afhentningssted.',
  'guest.popup-title': 'Saml dine bestillinger ét sted',
  'guest.popup-text':
    'Opret en konto, så er næste bestilling klar med få klik: afhentningssted, kunder og alle bestillinger gemmes.',
  'guest.popup-register': 'Opret en konto',
  'guest.popup-later': 'Senere',
  'guest.popup-never': 'Spørg ikke igen',
  'platform.title': 'Åbner',
  'platform.error.token':
    'Vi kunne ikke åbne portalen med oplysningerne fra siden omkring den. Genindlæs den side.',
  'platform.error.no-answer': 'Siden omkring portalen oplyste ikke, hvem du er. Genindlæs den side.',
} as const satisfies AreaOf<typeof source>
