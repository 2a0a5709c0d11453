import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Partner o tym kodzie już istnieje.',
  'error.flag-unknown': 'Nie ma takiej flagi.',
  'error.parameter-invalid': 'Ta wartość jest nieprawidłowa dla tego ustawienia.',
  'error.account-not-found': 'Nie ma takiego konta.',
  'error.platform-vendor': 'Jeden z tych partnerów nie istnieje w tym kraju.',
  'error.service-hours-format': 'Format musi być dddd:dddd (0000:2359 oznacza całą dobę)',
  'error.service-hours-range': 'Godziny pracy muszą być między 0 a 2359',
  'flags.unavailable':
    'Nie udało się wczytać niektórych ustawień, więc części portalu może chwilowo brakować.',
  'error.text-unknown': 'Nie ma takiego tekstu w tym języku.',
  'error.text-invalid': 'Ten tekst nie może tam być.',
  'text.fault.empty': 'Tekst nie może być pusty ani zaczynać się lub kończyć spacją.',
  'text.fault.placeholders': 'W nawiasach klamrowych muszą być te same nazwy co w tekście angielskim.',
  'text.fault.marks': 'Tekst nie może zawierać znaczników ani znaków sterujących.',
  'text.fault.long': 'Tekst jest za długi na swoje miejsce.',
  'error.operator-credentials': 'Adres e-mail lub hasło są nieprawidłowe.',
  'error.operator-code': 'Kod jest nieprawidłowy lub został już użyty.',
  'error.operator-login-over': 'Zaloguj się ponownie.',
  'error.operator-link': 'Ten link wygasł lub został już użyty.',
  'error.operator-not-found': 'Taki operator nie istnieje.',
  'error.operator-exists': 'Operator z tym adresem e-mail już istnieje.',
  'error.operator-last': 'Ten operator jest ostatnim administratorem. Najpierw dodaj innego.',
  'error.operator-status': 'Operator nie może otrzymać tego statusu.',
  'error.view-read-only': 'Ten podgląd jest tylko do odczytu. Nic nie zmieniono.',
  'error.view-over': 'Podgląd się skończył.',
  'mail.operator-invited.subject': 'Zaproszenie do zespołu operatorów {sender}',
  'mail.operator-invited.text': 'Otwórz ten link, aby założyć konto operatora w {sender}.',
  'mail.operator-invited.action': 'Załóż konto',
  'mail.operator-reset.subject': 'Nowe hasło do {sender}',
  'mail.operator-reset.text': 'Otwórz ten link, aby ustawić nowe hasło.',
  'mail.operator-reset.action': 'Ustaw hasło',
  'mail.operator-factor.subject': 'Twoje kody logowania do {sender} zostały zmienione',
  'mail.operator-factor.text':
    'Twoja aplikacja do kodów logowania została zmieniona ({at}). Wszystkie inne urządzenia wylogowano.',
} as const satisfies AreaOf<typeof source>
