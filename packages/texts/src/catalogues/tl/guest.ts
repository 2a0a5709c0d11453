import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Hindi mailipat sa account mo ang mga order mo bilang guest.',
  'guest.moved': 'Nasa account mo na ngayon ang mga order mo bilang guest.',
  'sender.title': 'Kunin mula sa',
  'sender.hint': 'Sino ang mag-aabot ng item sa rider, at saan.',
  'sender.address': 'Pickup address',
  'sender.name': 'Pangalan mo',
  'sender.phone': 'Phone number mo',
  'sender.email': 'E-mail address mo',
  'guest.online-only': 'Online, gamit ang card, ang bayad ng mga guest.',
  'guest.kept-here': 'Nasa browser na ito ang mga order mo. Gumawa ng account para hindi mawala.',
  'guest.earlier': 'Mga naunang order:',
  'request.fault.sender-address-missing': 'Pakipili kung saan kukunin ang item',
  'request.fault.sender-name-missing': 'Pakilagay ang pangalan mo',
  'request.fault.sender-phone-missing': 'Pakilagay ang phone number mo',
  'request.fault.sender-phone-invalid': 'Parang mali ang phone number mo',
  'request.fault.sender-email-missing': 'Pakilagay ang e-mail address mo',
  'request.fault.sender-email-invalid': 'Parang mali ang e-mail address mo',
} as const satisfies AreaOf<typeof source>
