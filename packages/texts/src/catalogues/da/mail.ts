import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Du får denne besked, fordi disse kontaktoplysninger bruges hos {sender}.',
  'mail.confirm.subject': 'Bekræft din konto hos {sender}',
  'mail.confirm.text':
    'Velkommen til {sender}. Bekræft, at adressen er din, så kan du logge ind og bestille dit første bud.',
  'mail.confirm.validity':
    'Linket gælder i {hours} timer og kan bruges én gang. Har du ikke oprettet kontoen, kan du se bort fra beskeden.',
  'mail.confirm.action': 'Bekræft kontoen',
  'mail.reset.subject': 'Din kode til en ny adgangskode hos {sender}',
  'mail.reset.text': 'Skriv koden på siden, hvor du bad om en ny adgangskode.',
  'mail.reset.validity':
    'Den gælder i {minutes} minutter. Vi spørger dig aldrig om den i telefonen. Har du ikke bedt om den, kan du se bort fra beskeden. Din adgangskode er uændret.',
  'mail.changed.subject': 'Din adgangskode hos {sender} er ændret',
  'mail.changed.text': 'Adgangskoden til din konto blev ændret {at}. Alle andre enheder blev logget ud.',
  'mail.changed.not-you': 'Var det ikke dig, så vælg straks en ny adgangskode med »Glemt adgangskoden?«.',
  'mail.invited.subject': 'Du er inviteret til {vendor}',
  'mail.invited.text': '{by} inviterer dig til at bestille og følge bude for {vendor} med {sender}.',
  'mail.invited.validity':
    'Invitationen gælder i {days} dage. Ventede du den ikke, kan du se bort fra beskeden.',
  'mail.invited.action': 'Acceptér invitationen',
  'mail.rider-invited.subject': 'Kør som bud for {sender}',
  'mail.rider-invited.text': 'Åbn linket på din telefon for at komme i gang som bud for {sender}.',
  'mail.rider-invited.validity': 'Linket gælder i {hours} timer og kan bruges én gang.',
  'mail.rider-invited.action': 'Kom i gang',
  'mail.rider-code.subject': 'Din loginkode hos {sender}',
  'mail.rider-code.text': 'Skriv koden for at logge ind som bud.',
  'mail.rider-code.validity':
    'Koden gælder i {minutes} minutter. Vi spørger dig aldrig om den i telefonen. Har du ikke bedt om den, kan du se bort fra beskeden.',
  'mail.payment.subject': 'Din betaling hos {sender}',
  'mail.payment.paid': 'Din bank har betalt for bestilling {order}. Bestillingen er afgivet.',
  'mail.payment.unpaid':
    'Din bank har ikke betalt for bestilling {order}. Intet er trukket. Der kommer kun et bud, hvis du betaler igen.',
  'mail.payment.paid-back':
    'Din bank betalte for bestilling {order}, efter at den var afsluttet. Pengene går tilbage til dit kort.',
  'mail.removed.subject': 'Du har ikke længere adgang til {vendor}',
  'mail.removed.text': 'En ejer af {vendor} har fjernet din adgang.',
  'mail.rider-document.subject': 'Dine dokumenter hos {sender}',
  'mail.rider-document.approved': '{document}: kontrolleret og gyldigt.',
  'mail.rider-document.refused': '{document}: ikke godkendt. Årsag: {reason}',
  'mail.rider-document.expiring_one': '{document}: udløber om {count} dag. Send et nyt.',
  'mail.rider-document.expiring_other': '{document}: udløber om {count} dage. Send et nyt.',
  'mail.rider-document.expired': '{document}: er udløbet. Du får ingen tilbud, før et nyt er kontrolleret.',
  'mail.rider-document.action': 'Åbn dokumenterne',
  'mail.tracking.subject': 'Din pakke fra {shop}',
  'mail.tracking.text': 'Spor din pakke fra {shop} her.',
  'mail.tracking.action': 'Spor pakken',
} as const satisfies AreaOf<typeof source>
