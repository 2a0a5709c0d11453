import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Porudžbine koje ste poslali kao gost nisu mogle da se prenesu na vaš nalog.',
  'guest.moved': 'Porudžbine koje ste poslali kao gost sada su na vašem nalogu.',
  'sender.title': 'Odakle se preuzima',
  'sender.hint': 'Ko predaje paket kuriru i gde.',
  'sender.address': 'Adresa preuzimanja',
  'sender.name': 'Vaše ime',
  'sender.phone': 'Vaš broj telefona',
  'sender.email': 'Vaša imejl adresa',
  'guest.online-only': 'Gosti plaćaju online, karticom.',
  'guest.kept-here': 'Vaše porudžbine se čuvaju u ovom pregledaču. Otvorite nalog da ih trajno sačuvate.',
  'guest.earlier': 'Ranije porudžbine:',
  'request.fault.sender-address-missing': 'Izaberite gde se paket preuzima',
  'request.fault.sender-name-missing': 'Unesite svoje ime',
  'request.fault.sender-phone-missing': 'Unesite svoj broj telefona',
  'request.fault.sender-phone-invalid': 'Vaš broj telefona ne deluje ispravno',
  'request.fault.sender-email-missing': 'Unesite svoju imejl adresu',
  'request.fault.sender-email-invalid': 'Vaša imejl adresa ne deluje ispravno',
} as const satisfies AreaOf<typeof source>
