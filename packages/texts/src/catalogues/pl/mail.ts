import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Otrzymujesz tę wiadomość, ponieważ te dane kontaktowe są używane w {sender}.',
  'mail.confirm.subject': 'Potwierdź swoje konto w {sender}',
  'mail.confirm.text':
    'Witamy w {sender}. Potwierdź, że to Twój adres, a potem zaloguj się i zamów pierwszego kuriera.',
  'mail.confirm.validity':
    'Link wygaśnie po {hours} godzinach. Można go użyć raz. Jeśli to nie Ty zakładasz konto, możesz zignorować tę wiadomość.',
  'mail.confirm.action': 'Potwierdź konto',
  'mail.reset.subject': 'Kod do nowego hasła w {sender}',
  'mail.reset.text': 'Wpisz ten kod na stronie, na której poproszono o nowe hasło.',
  'mail.reset.validity':
    'Kod wygaśnie po {minutes} minutach. Nigdy nie zapytamy o niego przez telefon. Jeśli to nie Twoja prośba, możesz zignorować tę wiadomość. Hasło pozostaje bez zmian.',
  'mail.changed.subject': 'Twoje hasło w {sender} zostało zmienione',
  'mail.changed.text': 'Hasło do Twojego konta zmieniono {at}. Wszystkie inne urządzenia wylogowano.',
  'mail.changed.not-you': 'Jeśli to nie Ty, od razu ustaw nowe hasło przez „Nie pamiętasz hasła?”.',
  'mail.invited.subject': 'Zaproszenie do {vendor}',
  'mail.invited.text': '{by} zaprasza Cię do zamawiania i śledzenia kurierów dla {vendor} w {sender}.',
  'mail.invited.validity':
    'Zaproszenie wygaśnie po {days} dniach. Jeśli się go nie spodziewasz, możesz zignorować tę wiadomość.',
  'mail.invited.action': 'Przyjmij zaproszenie',
  'mail.rider-invited.subject': 'Jeździj z {sender}',
  'mail.rider-invited.text': 'Otwórz ten link w telefonie, aby zacząć jeździć z {sender}.',
  'mail.rider-invited.validity': 'Link wygaśnie po {hours} godzinach. Można go użyć raz.',
  'mail.rider-invited.action': 'Zacznij jeździć',
  'mail.rider-code.subject': 'Twój kod logowania do {sender}',
  'mail.rider-code.text': 'Wpisz ten kod, aby zalogować się jako kurier.',
  'mail.rider-code.validity':
    'Kod wygaśnie po {minutes} minutach. Nigdy nie zapytamy o niego przez telefon. Jeśli to nie Twoja prośba, możesz zignorować tę wiadomość.',
  'mail.payment.subject': 'Twoja płatność: {sender}',
  'mail.payment.paid': 'Twój bank zapłacił za zlecenie {order}. Zlecenie zostało złożone.',
  'mail.payment.unpaid':
    'Twój bank nie zapłacił za zlecenie {order}. Nic nie pobrano. Kurier przyjedzie tylko wtedy, gdy zapłacisz ponownie.',
  'mail.payment.paid-back':
    'Twój bank zapłacił za zlecenie {order}, gdy było już zakończone. Pieniądze wrócą na Twoją kartę.',
  'mail.removed.subject': 'Nie działasz już w imieniu {vendor}',
  'mail.removed.text': 'Właściciel {vendor} zakończył Twój dostęp.',
  'mail.rider-document.subject': 'Twoje dokumenty dla {sender}',
  'mail.rider-document.approved': '{document}: sprawdzono i zatwierdzono.',
  'mail.rider-document.refused': '{document}: nie przyjęto. Powód: {reason}',
  'mail.rider-document.expiring_one': '{document}: ważność wygasa za {count} dzień. Wyślij nowy dokument.',
  'mail.rider-document.expiring_few': '{document}: ważność wygasa za {count} dni. Wyślij nowy dokument.',
  'mail.rider-document.expiring_many': '{document}: ważność wygasa za {count} dni. Wyślij nowy dokument.',
  'mail.rider-document.expiring_other': '{document}: ważność wygasa za {count} dnia. Wyślij nowy dokument.',
  'mail.rider-document.expired':
    '{document}: ważność wygasła. Ofert nie będzie, dopóki nie sprawdzimy nowego dokumentu.',
  'mail.rider-document.action': 'Otwórz dokumenty',
  'mail.tracking.subject': 'Twoja przesyłka od: {shop}',
  'mail.tracking.text': 'Tutaj śledzisz swoją przesyłkę od: {shop}.',
  'mail.tracking.action': 'Śledź przesyłkę',
} as const satisfies AreaOf<typeof source>
