import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Objednávky, které jste zadali jako host, se nepodařilo přesunout do účtu.',
  'guest.moved': 'Vaše objednávky z doby, kdy jste byli hostem, jsou teď v účtu.',
  'sender.title': 'Vyzvednout u',
  'sender.hint': 'Kdo a kde předá zásilku kurýrovi.',
  'sender.address': 'Adresa vyzvednutí',
  'sender.name': 'Vaše jméno',
  'sender.phone': 'Vaše telefonní číslo',
  'sender.email': 'Vaše e-mailová adresa',
  'guest.online-only': 'Hosté platí online kartou.',
  'guest.kept-here': 'Objednávky jsou uloženy v tomto prohlížeči. S účtem vám zůstanou natrvalo.',
  'guest.earlier': 'Dřívější objednávky:',
  'request.fault.sender-address-missing': 'Vyberte, kde se zásilka vyzvedne',
  'request.fault.sender-name-missing': 'Vyplňte své jméno',
  'request.fault.sender-phone-missing': 'Vyplňte své telefonní číslo',
  'request.fault.sender-phone-invalid': 'Vaše telefonní číslo se nezdá správné',
  'request.fault.sender-email-missing': 'Vyplňte svou e-mailovou adresu',
  'request.fault.sender-email-invalid': 'Vaše e-mailová adresa se nezdá správná',
} as const satisfies AreaOf<typeof source>
