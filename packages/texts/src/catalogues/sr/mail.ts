import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Ovu poruku dobijate jer se ovi podaci za kontakt koriste ({sender}).',
  'mail.confirm.subject': 'Potvrdite svoj nalog ({sender})',
  'mail.confirm.text':
    '{sender} vam želi dobrodošlicu. Potvrdite da je ova adresa vaša, a zatim možete da se prijavite i pozovete prvog kurira.',
  'mail.confirm.validity':
    'Link važi {hours} h i može se upotrebiti jednom. Ako niste vi otvorili ovaj nalog, zanemarite ovu poruku.',
  'mail.confirm.action': 'Potvrdi nalog',
  'mail.reset.subject': 'Vaš kod za novu lozinku ({sender})',
  'mail.reset.text': 'Ukucajte ovaj kod na stranici na kojoj ste tražili novu lozinku.',
  'mail.reset.validity':
    'Važi {minutes} min. Nikada vam ga nećemo tražiti telefonom. Ako ga niste tražili, zanemarite ovu poruku. Vaša lozinka ostaje ista.',
  'mail.changed.subject': 'Vaša lozinka je promenjena ({sender})',
  'mail.changed.text': 'Lozinka vašeg naloga promenjena je {at}. Svi drugi uređaji su odjavljeni.',
  'mail.changed.not-you':
    'Ako to niste bili vi, odmah izaberite novu lozinku preko „Zaboravili ste lozinku?”.',
  'mail.invited.subject': 'Poziv da se pridružite: {vendor}',
  'mail.invited.text': '{by} vas poziva da pozivate i pratite kurire za prodavnicu {vendor} ({sender}).',
  'mail.invited.validity': 'Poziv važi {days} dana. Ako ga niste očekivali, zanemarite ovu poruku.',
  'mail.invited.action': 'Prihvati poziv',
  'mail.rider-invited.subject': 'Vozite kao kurir: {sender}',
  'mail.rider-invited.text': 'Otvorite ovaj link na telefonu i počnite da vozite kao kurir ({sender}).',
  'mail.rider-invited.validity': 'Link važi {hours} h i može se upotrebiti jednom.',
  'mail.rider-invited.action': 'Počni',
  'mail.rider-code.subject': 'Vaš kod za prijavu ({sender})',
  'mail.rider-code.text': 'Ukucajte ovaj kod da se prijavite kao kurir.',
  'mail.rider-code.validity':
    'Kod važi {minutes} min. Nikada vam ga nećemo tražiti telefonom. Ako ga niste tražili, zanemarite ovu poruku.',
  'mail.payment.subject': 'Vaše plaćanje: {sender}',
  'mail.payment.paid': 'Vaša banka je platila porudžbinu {order}. Porudžbina je primljena.',
  'mail.payment.unpaid':
    'Vaša banka nije platila porudžbinu {order}. Ništa nije naplaćeno. Kurir dolazi samo ako platite ponovo.',
  'mail.payment.paid-back':
    'Vaša banka je platila porudžbinu {order} kada je već bila završena. Novac se vraća na vašu karticu.',
  'mail.removed.subject': 'Više ne radite u ime: {vendor}',
  'mail.removed.text': 'Vlasnik je ukinuo vaš pristup: {vendor}.',
  'mail.rider-document.subject': 'Vaši dokumenti ({sender})',
  'mail.rider-document.approved': '{document}: provereno i važi.',
  'mail.rider-document.refused': '{document}: nije prihvaćeno. Razlog: {reason}',
  'mail.rider-document.expiring_one': '{document}: ističe za {count} dan. Pošaljite novi dokument.',
  'mail.rider-document.expiring_few': '{document}: ističe za {count} dana. Pošaljite novi dokument.',
  'mail.rider-document.expiring_other': '{document}: ističe za {count} dana. Pošaljite novi dokument.',
  'mail.rider-document.expired':
    '{document}: rok je istekao. Ponude ne stižu dok ne proverimo novi dokument.',
  'mail.rider-document.action': 'Otvori dokumente',
  'mail.tracking.subject': 'Vaš paket (šalje {shop})',
  'mail.tracking.text': 'Ovde pratite svoj paket. Šalje ga {shop}.',
  'mail.tracking.action': 'Prati paket',
} as const satisfies AreaOf<typeof source>
