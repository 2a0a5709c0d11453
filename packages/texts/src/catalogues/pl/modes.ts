import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Zarejestruj się lub zaloguj, aby zamówić kuriera.',
  'guest.name': 'Gość',
  'guest.continue': 'Kontynuuj jako gość',
  'guest.ended': 'Twoja wizyta jako gość się zakończyła. Kontynuuj ponownie jako gość albo się zaloguj.',
  'guest.request-text':
    'Goście płacą online. Załóż konto, aby korzystać ze wszystkich metod płatności i zachować miejsce odbioru.',
  'guest.popup-title': 'Miej zlecenia w jednym miejscu',
  'guest.popup-text':
    'Załóż konto, a następne zlecenie złożysz kilkoma kliknięciami: miejsce odbioru, klienci i wszystkie zlecenia zostaną zachowane.',
  'guest.popup-register': 'Załóż konto',
  'guest.popup-later': 'Później',
  'guest.popup-never': 'Nie pytaj więcej',
  'platform.title': 'Otwieranie',
  'platform.error.token':
    'Nie udało się otworzyć portalu z danymi od otaczającej strony. Odśwież tamtą stronę.',
  'platform.error.no-answer': 'Otaczająca strona nie przekazała, kim jesteś. Odśwież tamtą stronę.',
} as const satisfies AreaOf<typeof source>
