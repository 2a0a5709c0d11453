import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Registrera dig eller logga in för att beställa ett bud.',
  'guest.name': 'Gäst',
  'guest.continue': 'Fortsätt som gäst',
  'guest.ended': 'Ditt besök som gäst har avslutats. Fortsätt som gäst igen, eller logga in.',
  'guest.request-text':
    'Gäster betalar online. Skapa ett konto för att använda alla betalningssätt och spara din upphämtningsplats.',
  'guest.popup-title': 'Samla dina ordrar på ett ställe',
  'guest.popup-text':
    'Skapa ett konto, så är nästa order klar med några klick: upphämtningsplats, kunder och alla ordrar sparas.',
  'guest.popup-register': 'Skapa ett konto',
  'guest.popup-later': 'Senare',
  'guest.popup-never': 'Fråga inte igen',
  'platform.title': 'Öppnar',
  'platform.error.token':
    'Vi kunde inte öppna portalen med det som sidan runt omkring gav oss. Ladda om den sidan.',
  'platform.error.no-answer': 'Sidan runt portalen talade inte om vem du är. Ladda om den sidan.',
} as const satisfies AreaOf<typeof source>
