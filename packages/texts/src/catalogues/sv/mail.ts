import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Du får det här meddelandet för att de här kontaktuppgifterna används hos {sender}.',
  'mail.confirm.subject': 'Bekräfta ditt konto hos {sender}',
  'mail.confirm.text':
    'Välkommen till {sender}. Bekräfta att adressen är din, så kan du logga in och beställa ditt första bud.',
  'mail.confirm.validity':
    'Länken gäller i {hours} timmar och kan användas en gång. Om du inte har skapat kontot kan du bortse från meddelandet.',
  'mail.confirm.action': 'Bekräfta kontot',
  'mail.reset.subject': 'Din kod för ett nytt lösenord hos {sender}',
  'mail.reset.text': 'Skriv koden på sidan där du bad om ett nytt lösenord.',
  'mail.reset.validity':
    'Den gäller i {minutes} minuter. Vi frågar aldrig efter den per telefon. Om du inte har bett om den kan du bortse från meddelandet. Ditt lösenord är oförändrat.',
  'mail.changed.subject': 'Ditt lösenord hos {sender} har ändrats',
  'mail.changed.text': 'Lösenordet till ditt konto ändrades {at}. Alla andra enheter loggades ut.',
  'mail.changed.not-you': 'Om det inte var du, välj genast ett nytt lösenord via ”Glömt lösenordet?”.',
  'mail.invited.subject': 'Du är inbjuden till {vendor}',
  'mail.invited.text': '{by} bjuder in dig att beställa och följa bud för {vendor} med {sender}.',
  'mail.invited.validity':
    'Inbjudan gäller i {days} dagar. Om du inte väntade dig den kan du bortse från meddelandet.',
  'mail.invited.action': 'Acceptera inbjudan',
  'mail.rider-invited.subject': 'Kör som bud för {sender}',
  'mail.rider-invited.text': 'Öppna länken i din telefon för att börja köra som bud för {sender}.',
  'mail.rider-invited.validity': 'Länken gäller i {hours} timmar och kan användas en gång.',
  'mail.rider-invited.action': 'Börja köra',
  'mail.rider-code.subject': 'Din inloggningskod hos {sender}',
  'mail.rider-code.text': 'Skriv koden för att logga in som bud.',
  'mail.rider-code.validity':
    'Koden gäller i {minutes} minuter. Vi frågar aldrig efter den per telefon. Om du inte har bett om den kan du bortse från meddelandet.',
  'mail.payment.subject': 'Din betalning hos {sender}',
  'mail.payment.paid': 'Din bank har betalat order {order}. Ordern är lagd.',
  'mail.payment.unpaid':
    'Din bank har inte betalat order {order}. Inget har dragits. Ett bud kommer bara om du betalar igen.',
  'mail.payment.paid-back':
    'Din bank betalade order {order} när den redan var avslutad. Pengarna går tillbaka till ditt kort.',
  'mail.removed.subject': 'Du har inte längre åtkomst till {vendor}',
  'mail.removed.text': 'En ägare av {vendor} har tagit bort din åtkomst.',
  'mail.rider-document.subject': 'Dina dokument hos {sender}',
  'mail.rider-document.approved': '{document}: kontrollerat och giltigt.',
  'mail.rider-document.refused': '{document}: inte godkänt. Skäl: {reason}',
  'mail.rider-document.expiring_one': '{document}: går ut om {count} dag. Skicka ett nytt.',
  'mail.rider-document.expiring_other': '{document}: går ut om {count} dagar. Skicka ett nytt.',
  'mail.rider-document.expired':
    '{document}: har gått ut. Du får inga erbjudanden förrän ett nytt har kontrollerats.',
  'mail.rider-document.action': 'Öppna dokumenten',
  'mail.tracking.subject': 'Ditt paket från {shop}',
  'mail.tracking.text': 'Spåra ditt paket från {shop} här.',
  'mail.tracking.action': 'Spåra paket',
} as const satisfies AreaOf<typeof source>
