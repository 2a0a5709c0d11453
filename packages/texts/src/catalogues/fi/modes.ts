import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Tilaa lähetti rekisteröitymällä tai kirjautumalla sisään.',
  'guest.name': 'Vieras',
  'guest.continue': 'Jatka vieraana',
  'guest.ended': 'Käyntisi vieraana on päättynyt. Jatka uudelleen vieraana tai kirjaudu sisään.',
  'guest.request-text':
    'Vieraat maksavat verkossa. Luo tili, niin saat käyttöösi kaikki maksutavat ja noutopisteesi säilyy.',
  'guest.popup-title': 'Pidä tilauksesi yhdessä paikassa',
  'guest.popup-text':
    'Luo tili, niin seuraava tilauksesi on valmis parilla napsautuksella: noutopisteesi, asiakkaasi ja kaikki tilauksesi säilyvät.',
  'guest.popup-register': 'Luo tili',
  'guest.popup-later': 'Myöhemmin',
  'guest.popup-never': 'Älä kysy uudelleen',
  'platform.title': 'Avataan',
  'platform.error.token':
    'Portaalia ei voitu avata ympäröivän sivun antamilla tiedoilla. Lataa se sivu uudelleen.',
  'platform.error.no-answer': 'Portaalia ympäröivä sivu ei kertonut, kuka olet. Lataa se sivu uudelleen.',
} as const satisfies AreaOf<typeof source>
