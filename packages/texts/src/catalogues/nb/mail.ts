import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Du får denne meldingen fordi disse kontaktopplysningene er i bruk hos {sender}.',
  'mail.confirm.subject': 'Bekreft kontoen din hos {sender}',
  'mail.confirm.text':
    'Velkommen til {sender}. Bekreft at adressen er din, så kan du logge inn og bestille ditt første bud.',
  'mail.confirm.validity':
    'Lenken gjelder i {hours} timer og kan brukes én gang. Har du ikke opprettet denne kontoen, kan du se bort fra meldingen.',
  'mail.confirm.action': 'Bekreft kontoen',
  'mail.reset.subject': 'Koden din for nytt passord hos {sender}',
  'mail.reset.text': 'Skriv koden på siden der du ba om nytt passord.',
  'mail.reset.validity':
    'Den gjelder i {minutes} minutter. Vi spør deg aldri om den på telefon. Har du ikke bedt om den, kan du se bort fra meldingen. Passordet ditt er uendret.',
  'mail.changed.subject': 'Passordet ditt hos {sender} er endret',
  'mail.changed.text': 'Passordet til kontoen din ble endret {at}. Alle andre enheter ble logget ut.',
  'mail.changed.not-you': 'Var det ikke deg, velg straks et nytt passord med «Glemt passordet?».',
  'mail.invited.subject': 'Du er invitert til {vendor}',
  'mail.invited.text': '{by} inviterer deg til å bestille og følge bud for {vendor} med {sender}.',
  'mail.invited.validity':
    'Invitasjonen gjelder i {days} dager. Ventet du den ikke, kan du se bort fra meldingen.',
  'mail.invited.action': 'Godta invitasjonen',
  'mail.rider-invited.subject': 'Kjør som bud for {sender}',
  'mail.rider-invited.text': 'Åpne denne lenken på telefonen for å begynne å kjøre som bud for {sender}.',
  'mail.rider-invited.validity': 'Lenken gjelder i {hours} timer og kan brukes én gang.',
  'mail.rider-invited.action': 'Begynn å kjøre',
  'mail.rider-code.subject': 'Innloggingskoden din hos {sender}',
  'mail.rider-code.text': 'Skriv koden for å logge inn som bud.',
  'mail.rider-code.validity':
    'Koden gjelder i {minutes} minutter. Vi spør deg aldri om den på telefon. Har du ikke bedt om den, kan du se bort fra meldingen.',
  'mail.payment.subject': 'Betalingen din hos {sender}',
  'mail.payment.paid': 'Banken din har betalt for bestilling {order}. Bestillingen er lagt inn.',
  'mail.payment.unpaid':
    'Banken din har ikke betalt for bestilling {order}. Ingenting er trukket. Det kommer bare et bud hvis du betaler på nytt.',
  'mail.payment.paid-back':
    'Banken din betalte for bestilling {order} etter at den var avsluttet. Pengene går tilbake til kortet ditt.',
  'mail.removed.subject': 'Du har ikke lenger tilgang til {vendor}',
  'mail.removed.text': 'En eier av {vendor} har fjernet tilgangen din.',
  'mail.rider-document.subject': 'Dokumentene dine hos {sender}',
  'mail.rider-document.approved': '{document}: kontrollert og gyldig.',
  'mail.rider-document.refused': '{document}: ikke godkjent. Grunn: {reason}',
  'mail.rider-document.expiring_one': '{document}: utløper om {count} dag. Send et nytt dokument.',
  'mail.rider-document.expiring_other': '{document}: utløper om {count} dager. Send et nytt dokument.',
  'mail.rider-document.expired':
    '{document}: er utløpt. Du får ingen tilbud før et nytt dokument er kontrollert.',
  'mail.rider-document.action': 'Åpne dokumentene',
  'mail.tracking.subject': 'Pakken din fra {shop}',
  'mail.tracking.text': 'Spor pakken din fra {shop} her.',
  'mail.tracking.action': 'Spor pakken',
} as const satisfies AreaOf<typeof source>
