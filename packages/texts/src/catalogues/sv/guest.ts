import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Det du beställde som gäst kunde inte flyttas till ditt konto.',
  'guest.moved': 'Dina ordrar som gäst finns nu i ditt konto.',
  'sender.title': 'Hämta hos',
  'sender.hint': 'Vem som lämnar paketet till budet, och var.',
  'sender.address': 'Upphämtningsadress',
  'sender.name': 'Ditt namn',
  'sender.phone': 'Ditt telefonnummer',
  'sender.email': 'Din e-postadress',
  'guest.online-only': 'Gäster betalar online med kort.',
  'guest.kept-here': 'Dina ordrar sparas i den här webbläsaren. Skapa ett konto för att behålla dem.',
  'guest.earlier': 'Tidigare ordrar:',
  'request.fault.sender-address-missing': 'Välj var paketet ska hämtas',
  'request.fault.sender-name-missing': 'Fyll i ditt namn',
  'request.fault.sender-phone-missing': 'Fyll i ditt telefonnummer',
  'request.fault.sender-phone-invalid': 'Ditt telefonnummer verkar inte stämma',
  'request.fault.sender-email-missing': 'Fyll i din e-postadress',
  'request.fault.sender-email-invalid': 'Din e-postadress verkar inte stämma',
} as const satisfies AreaOf<typeof source>
