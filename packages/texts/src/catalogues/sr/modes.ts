import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Registrujte se ili prijavite da pozovete kurira.',
  'guest.name': 'Gost',
  'guest.continue': 'Nastavi kao gost',
  'guest.ended': 'Vaša poseta kao gosta je završena. Nastavite opet kao gost ili se prijavite.',
  'guest.request-text':
    'Gosti plaćaju online. Otvorite nalog da koristite sve načine plaćanja i sačuvate mesto preuzimanja.',
  'guest.popup-title': 'Sve porudžbine na jednom mestu',
  'guest.popup-text':
    'Otvorite nalog i sledeća porudžbina je gotova u par klikova: mesto preuzimanja, kupci i sve porudžbine ostaju sačuvani.',
  'guest.popup-register': 'Otvori nalog',
  'guest.popup-later': 'Kasnije',
  'guest.popup-never': 'Ne pitaj više',
  'platform.title': 'Otvaranje',
  'platform.error.token':
    'Portal nije mogao da se otvori sa podacima koje mu je dala stranica oko njega. Učitajte tu stranicu ponovo.',
  'platform.error.no-answer': 'Stranica oko portala nije rekla ko ste. Učitajte tu stranicu ponovo.',
} as const satisfies AreaOf<typeof source>
