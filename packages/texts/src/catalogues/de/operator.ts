import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Ein Geschäft mit diesem Code gibt es schon.',
  'error.flag-unknown': 'Diesen Schalter gibt es nicht.',
  'error.parameter-invalid': 'Dieser Wert ist für diese Einstellung ungültig.',
  'error.account-not-found': 'Dieses Konto gibt es nicht.',
  'error.platform-vendor': 'Eines dieser Geschäfte gibt es in diesem Land nicht.',
  'error.service-hours-format': 'Das Format muss dddd:dddd sein (0000:2359 für rund um die Uhr)',
  'error.service-hours-range': 'Betriebszeiten müssen zwischen 0 und 2359 liegen',
  'flags.unavailable':
    'Einige Einstellungen konnten nicht geladen werden; vielleicht fehlen daher vorübergehend Teile des Portals.',
  'error.text-unknown': 'Diesen Text gibt es in dieser Sprache nicht.',
  'error.text-invalid': 'Dieser Text kann dort nicht stehen.',
  'text.fault.empty': 'Der Text darf nicht leer sein und nicht mit einem Leerzeichen beginnen oder enden.',
  'text.fault.placeholders': 'In geschweiften Klammern müssen dieselben Namen stehen wie im englischen Text.',
  'text.fault.marks': 'Der Text darf keine Auszeichnungen und keine Steuerzeichen enthalten.',
  'text.fault.long': 'Der Text ist zu lang für seinen Platz.',
} as const satisfies AreaOf<typeof source>
