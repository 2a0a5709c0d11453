import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Informacja o prywatności',
  'privacy.lead':
    'Co {brand} przechowuje o Tobie i Twoich klientach w kraju {country}, dlaczego i jak długo.',
  'privacy.what-title': 'Co przechowujemy',
  'privacy.what-text':
    'O firmie: nazwę, adresy i numer telefonu, kto może się logować i na jakich urządzeniach. O dostawie: nazwisko, telefon i adres klienta, zawartość przesyłki, trasę kuriera, wiadomości, oceny i dowód przekazania.',
  'privacy.why-title': 'Dlaczego',
  'privacy.why-text':
    'Aby dostarczyć przesyłkę, pokazać Tobie i klientowi, gdzie jest, obliczyć należność i odpowiedzieć, gdy coś poszło nie tak. Nie do reklamy i nie na sprzedaż.',
  'privacy.who-title': 'Kto to widzi',
  'privacy.who-text':
    'Kurier widzi to, co potrzebne do przejazdu, dopóki trwa. Klient widzi zlecenie przez udostępniony link. Kto zna numer zlecenia, widzi status i godziny, ale nie nazwiska ani adresy. Inne firmy nie widzą niczego. Numery kart trafiają do operatora płatności, nigdy do nas.',
  'privacy.long-title': 'Jak długo',
  'privacy.long-text':
    'Zlecenia i ich rozliczenia przechowujemy tak długo, jak prawo kraju {country} każe przechowywać księgi. Zdjęcia i trasa kuriera są usuwane po {photo_days} dniach, wiadomości po {message_days} dniach, a dane połączeń po {call_days} dniach. Zapisy odrzuconych logowań i rejestracji są usuwane po 30 dniach i nie zawierają tego, co wpisano.',
  'privacy.browser-title': 'W Twojej przeglądarce',
  'privacy.browser-text':
    'Zapisujemy Twoją sesję, ustawienia, ostatnie wyszukiwania i niedokończone zamówienia, aby odświeżenie niczego nie zgubiło. Nie śledzimy Cię na innych stronach. Wylogowanie usuwa to wszystko oprócz języka i ustawień wyglądu.',
  'privacy.rights-title': 'O co możesz poprosić',
  'privacy.rights-text':
    'Możesz zobaczyć, co o Tobie przechowujemy, poprosić o poprawienie, o usunięcie tam, gdzie prawo na to pozwala, i zabrać te dane: historię można w każdej chwili wyeksportować. Zapytaj opiekuna klienta albo urząd ochrony danych w kraju {country}.',
  'terms.version': 'Wersja z {date}',
  'terms.read': 'Przeczytaj regulamin',
  'terms.changed': 'Przeczytaj nasz regulamin',
  'terms.changed-text': 'Obowiązuje od {date}. Przeczytaj go i potwierdź zgodę.',
  'terms.agree': 'Zgadzam się',
  'terms.agreed': 'Dziękujemy. Twoja zgoda została zapisana.',
  'terms.not-loaded': 'Nie udało się wczytać regulaminu. Spróbuj ponownie.',
  'terms.not-saved': 'Nie udało się zapisać Twojej zgody. Spróbuj ponownie.',
} as const satisfies AreaOf<typeof source>
