import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Det du bestilte som gjest, kunne ikke flyttes til kontoen din.',
  'guest.moved': 'Bestillingene dine som gjest er nå på kontoen din.',
  'sender.title': 'Hent hos',
  'sender.hint': 'Hvem som gir pakken til budet, og hvor.',
  'sender.address': 'Henteadresse',
  'sender.name': 'Navnet ditt',
  'sender.phone': 'Telefonnummeret ditt',
  'sender.email': 'E-postadressen din',
  'guest.online-only': 'Gjester betaler på nett med kort.',
  'guest.kept-here': 'Bestillingene er lagret i denne nettleseren. Opprett en konto for å beholde dem.',
  'guest.earlier': 'Tidligere bestillinger:',
  'request.fault.sender-address-missing': 'Velg hvor pakken skal hentes',
  'request.fault.sender-name-missing': 'Fyll ut navnet ditt',
  'request.fault.sender-phone-missing': 'Fyll ut telefonnummeret ditt',
  'request.fault.sender-phone-invalid': 'Telefonnummeret ditt ser ikke riktig ut',
  'request.fault.sender-email-missing': 'Fyll ut e-postadressen din',
  'request.fault.sender-email-invalid': 'E-postadressen din ser ikke riktig ut',
} as const satisfies AreaOf<typeof source>
