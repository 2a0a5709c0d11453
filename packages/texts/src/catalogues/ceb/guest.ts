import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Wala mabalhin sa imong account ang imong mga order isip guest.',
  'guest.moved': 'Naa na sa imong account ang imong mga order isip guest.',
  'sender.title': 'Kuhaon gikan sa',
  'sender.hint': 'Kinsay mohatag sa item sa rider, ug asa.',
  'sender.address': 'Pickup address',
  'sender.name': 'Imong ngalan',
  'sender.phone': 'Imong phone number',
  'sender.email': 'Imong e-mail address',
  'guest.online-only': 'Online pinaagi sa card ang bayad sa guest.',
  'guest.kept-here': 'Naa ani nga browser ang imong mga order. Paghimo og account aron dili mawala.',
  'guest.earlier': 'Mga miaging order:',
  'request.fault.sender-address-missing': 'Palihug pilia kung asa kuhaon ang item',
  'request.fault.sender-name-missing': 'Palihug ibutang ang imong ngalan',
  'request.fault.sender-phone-missing': 'Palihug ibutang ang imong phone number',
  'request.fault.sender-phone-invalid': 'Morag sayop ang imong phone number',
  'request.fault.sender-email-missing': 'Palihug ibutang ang imong e-mail address',
  'request.fault.sender-email-invalid': 'Morag sayop ang imong e-mail address',
} as const satisfies AreaOf<typeof source>
