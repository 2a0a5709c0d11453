import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Pro objednání kurýra se zaregistrujte nebo přihlaste.',
  'guest.name': 'Host',
  'guest.continue': 'Pokračovat jako host',
  'guest.ended': 'Vaše návštěva jako host skončila. Pokračujte znovu jako host, nebo se přihlaste.',
  'guest.request-text':
    'Hosté platí online. Vytvořte si účet a používejte všechny způsoby platby i uložené místo vyzvednutí.',
  'guest.popup-title': 'Mějte objednávky na jednom místě',
  'guest.popup-text':
    'S účtem je další objednávka hotová na pár kliknutí: místo vyzvednutí, zákazníci i všechny objednávky zůstanou uloženy.',
  'guest.popup-register': 'Vytvořit účet',
  'guest.popup-later': 'Později',
  'guest.popup-never': 'Už se neptat',
  'platform.title': 'Otevírání',
  'platform.error.token': 'S údaji od okolní stránky se portál nepodařilo otevřít. Načtěte ji prosím znovu.',
  'platform.error.no-answer': 'Okolní stránka neřekla, kdo jste. Načtěte ji prosím znovu.',
} as const satisfies AreaOf<typeof source>
