import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Det finns redan ett företag med den koden.',
  'error.flag-unknown': 'Den flaggan finns inte.',
  'error.parameter-invalid': 'Värdet är ogiltigt för inställningen.',
  'error.account-not-found': 'Det kontot finns inte.',
  'error.platform-vendor': 'Ett av företagen finns inte i det här landet.',
  'error.service-hours-format': 'formatet ska vara dddd:dddd (0000:2359 för dygnet runt)',
  'error.service-hours-range': 'öppettiderna ska ligga mellan 0 och 2359',
  'flags.unavailable':
    'Några inställningar kunde inte läsas in, så delar av portalen kan saknas tills vidare.',
  'error.text-unknown': 'Den texten finns inte på det här språket.',
  'error.text-invalid': 'Den texten kan inte stå där.',
  'text.fault.empty': 'Texten får inte vara tom och får inte börja eller sluta med blanksteg.',
  'text.fault.placeholders': 'Inom klammerparenteser ska samma namn stå som i den engelska texten.',
  'text.fault.marks': 'Texten får inte innehålla märkkod eller styrtecken.',
  'text.fault.long': 'Texten är för lång för sin plats.',
} as const satisfies AreaOf<typeof source>
