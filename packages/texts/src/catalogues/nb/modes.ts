import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Registrer deg eller logg inn for å bestille bud.',
  'guest.name': 'Gjest',
  'guest.continue': 'Fortsett som gjest',
  'guest.ended': 'Besøket ditt som gjest er slutt. Fortsett som gjest igjen, eller logg inn.',
  'guest.request-text':
    'Gjester betaler på nett. Opprett en konto for å bruke alle betalingsmåter og beholde hentestedet.',
  'guest.popup-title': 'Samle bestillingene på ett sted',
  'guest.popup-text':
    'Opprett en konto, så er neste bestilling klar med noen få klikk: hentested, kunder og alle bestillinger er lagret.',
  'guest.popup-register': 'Opprett en konto',
  'guest.popup-later': 'Senere',
  'guest.popup-never': 'Ikke spør igjen',
  'platform.title': 'Åpner',
  'platform.error.token':
    'Vi kunne ikke åpne portalen med opplysningene fra siden rundt. Last den siden på nytt.',
  'platform.error.no-answer': 'Siden rundt portalen oppga ikke hvem du er. Last den siden på nytt.',
} as const satisfies AreaOf<typeof source>
