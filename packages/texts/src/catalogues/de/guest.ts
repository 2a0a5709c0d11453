import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Ihre Aufträge als Gast konnten nicht in Ihr Konto übernommen werden.',
  'guest.moved': 'Ihre Aufträge als Gast sind jetzt in Ihrem Konto.',
  'sender.title': 'Abholen bei',
  'sender.hint': 'Wer die Sendung dem Kurier übergibt, und wo.',
  'sender.address': 'Abholadresse',
  'sender.name': 'Ihr Name',
  'sender.phone': 'Ihre Telefonnummer',
  'sender.email': 'Ihre E-Mail-Adresse',
  'guest.online-only': 'Gäste zahlen online mit Karte.',
  'guest.kept-here':
    'Ihre Aufträge sind in diesem Browser gespeichert. Mit einem Konto behalten Sie sie auf Dauer.',
  'guest.earlier': 'Frühere Aufträge:',
  'request.fault.sender-address-missing': 'Bitte wählen Sie, wo die Sendung abgeholt wird',
  'request.fault.sender-name-missing': 'Bitte geben Sie Ihren Namen ein',
  'request.fault.sender-phone-missing': 'Bitte geben Sie Ihre Telefonnummer ein',
  'request.fault.sender-phone-invalid': 'Ihre Telefonnummer scheint nicht zu stimmen',
  'request.fault.sender-email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'request.fault.sender-email-invalid': 'Ihre E-Mail-Adresse scheint nicht zu stimmen',
} as const satisfies AreaOf<typeof source>
