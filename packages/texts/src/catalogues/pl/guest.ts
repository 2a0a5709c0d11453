import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Nie udało się przenieść na konto zleceń złożonych jako gość.',
  'guest.moved': 'Zlecenia złożone jako gość są teraz na Twoim koncie.',
  'sender.title': 'Odbiór od',
  'sender.hint': 'Kto i gdzie przekazuje przesyłkę kurierowi.',
  'sender.address': 'Adres odbioru',
  'sender.name': 'Twoje imię i nazwisko',
  'sender.phone': 'Twój numer telefonu',
  'sender.email': 'Twój adres e-mail',
  'guest.online-only': 'Goście płacą online, kartą.',
  'guest.kept-here': 'Twoje zlecenia są zapisane w tej przeglądarce. Załóż konto, aby zachować je na stałe.',
  'guest.earlier': 'Wcześniejsze zlecenia:',
  'request.fault.sender-address-missing': 'Wybierz, skąd odebrać przesyłkę',
  'request.fault.sender-name-missing': 'Podaj swoje imię i nazwisko',
  'request.fault.sender-phone-missing': 'Podaj swój numer telefonu',
  'request.fault.sender-phone-invalid': 'Twój numer telefonu wydaje się niepoprawny',
  'request.fault.sender-email-missing': 'Podaj swój adres e-mail',
  'request.fault.sender-email-invalid': 'Twój adres e-mail wydaje się niepoprawny',
} as const satisfies AreaOf<typeof source>
