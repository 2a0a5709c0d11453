import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Guest wale orders aap ke account mein nahi aa sake.',
  'guest.moved': 'Guest wale orders ab aap ke account mein hain.',
  'sender.title': 'Kahan se uthana hai',
  'sender.hint': 'Saman rider ko kaun dega, aur kahan.',
  'sender.address': 'Pickup ka pata',
  'sender.name': 'Aap ka naam',
  'sender.phone': 'Aap ka phone number',
  'sender.email': 'Aap ka e-mail address',
  'guest.online-only': 'Guest card se online adaigi karte hain.',
  'guest.kept-here': 'Aap ke orders is browser mein hain. Hamesha rakhne ke liye account banayein.',
  'guest.earlier': 'Pehle ke orders:',
  'request.fault.sender-address-missing': 'Barah-e-karam chunein ke saman kahan se uthana hai',
  'request.fault.sender-name-missing': 'Barah-e-karam apna naam likhein',
  'request.fault.sender-phone-missing': 'Barah-e-karam apna phone number likhein',
  'request.fault.sender-phone-invalid': 'Aap ka phone number durust nahi lagta',
  'request.fault.sender-email-missing': 'Barah-e-karam apna e-mail address likhein',
  'request.fault.sender-email-invalid': 'Aap ka e-mail address durust nahi lagta',
} as const satisfies AreaOf<typeof source>
