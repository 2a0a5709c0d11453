import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Det, du bestilte som gæst, kunne ikke flyttes til din konto.',
  'guest.moved': 'Dine bestillinger som gæst er nu på din konto.',
  'sender.title': 'Hent hos',
  'sender.hint': 'Hvem der giver pakken til buddet, og hvor.',
  'sender.address': 'Afhentningsadresse',
  'sender.name': 'Dit navn',
  'sender.phone': 'Dit telefonnummer',
  'sender.email': 'Din e-mailadresse',
  'guest.online-only': 'Gæster betaler online med kort.',
  'guest.kept-here': 'Dine bestillinger er gemt i denne browser. Opret en konto for at beholde dem.',
  'guest.earlier': 'Tidligere bestillinger:',
  'request.fault.sender-address-missing': 'Vælg, hvor pakken skal hentes',
  'request.fault.sender-name-missing': 'Udfyld dit navn',
  'request.fault.sender-phone-missing': 'Udfyld dit telefonnummer',
  'request.fault.sender-phone-invalid': 'Dit telefonnummer ser ikke rigtigt ud',
  'request.fault.sender-email-missing': 'Udfyld din e-mailadresse',
  'request.fault.sender-email-invalid': 'Din e-mailadresse ser ikke rigtig ud',
} as const satisfies AreaOf<typeof source>
