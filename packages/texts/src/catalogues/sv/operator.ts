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
  'error.operator-credentials': 'E-postadressen eller lösenordet är fel.',
  'error.operator-code': 'Koden är fel eller redan använd.',
  'error.operator-login-over': 'Logga in igen.',
  'error.operator-link': 'Länken har gått ut eller redan använts.',
  'error.operator-not-found': 'Den operatören finns inte.',
  'error.operator-exists': 'Det finns redan en operatör med den e-postadressen.',
  'error.operator-last': 'Det här är den sista administratören. Lägg först till en till.',
  'error.operator-status': 'Operatören kan inte få den statusen.',
  'error.view-read-only': 'Den här visningen är bara för läsning. Inget har ändrats.',
  'error.view-over': 'Visningen är avslutad.',
  'mail.operator-invited.subject': 'Bli en del av driftteamet hos {sender}',
  'mail.operator-invited.text': 'Öppna länken för att skapa ditt operatörskonto hos {sender}.',
  'mail.operator-invited.action': 'Skapa konto',
  'mail.operator-reset.subject': 'Återställ ditt lösenord hos {sender}',
  'mail.operator-reset.text': 'Öppna länken för att välja ett nytt lösenord.',
  'mail.operator-reset.action': 'Välj lösenord',
  'mail.operator-factor.subject': 'Dina inloggningskoder hos {sender} har ändrats',
  'mail.operator-factor.text':
    'Din app för inloggningskoder byttes {at}. Vi loggade ut dig på alla andra enheter.',
} as const satisfies AreaOf<typeof source>
