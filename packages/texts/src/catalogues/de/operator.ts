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
  'error.operator-credentials': 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  'error.operator-code': 'Der Code ist falsch oder wurde schon verwendet.',
  'error.operator-login-over': 'Bitte melden Sie sich noch einmal an.',
  'error.operator-link': 'Dieser Link ist abgelaufen oder wurde schon verwendet.',
  'error.operator-not-found': 'Dieses Teammitglied gibt es nicht.',
  'error.operator-exists': 'Ein Teammitglied mit dieser E-Mail-Adresse gibt es schon.',
  'error.operator-last':
    'Dieses Teammitglied ist der letzte Administrator. Bitte fügen Sie zuerst einen weiteren hinzu.',
  'error.operator-status': 'Das Teammitglied kann diesen Status nicht bekommen.',
  'error.exception-gone': 'Das ist schon vorbei oder nicht mehr möglich.',
  'error.exception-taken': 'Ein anderes Teammitglied hat die Zuständigkeit geändert.',
  'error.exception-cost': 'Die Kosten haben sich geändert. Bitte sehen Sie noch einmal nach.',
  'error.view-read-only': 'In dieser Ansicht kann man nur lesen. Es wurde nichts geändert.',
  'error.view-over': 'Die Ansicht ist beendet.',
  'error.order-fee-changed':
    'Die Gebühr hat sich inzwischen geändert. Bitte prüfen Sie sie und speichern Sie noch einmal.',
  'error.order-link-limit':
    'Der Link wurde in der letzten Stunde schon dreimal gesendet. Bitte versuchen Sie es später noch einmal.',
  'mail.operator-invited.subject': 'Ihre Einladung in das Betriebsteam von {sender}',
  'mail.operator-invited.text':
    'Öffnen Sie diesen Link, um Ihr Konto im Betriebsteam von {sender} anzulegen.',
  'mail.operator-invited.action': 'Konto anlegen',
  'mail.operator-reset.subject': 'Ihr neues Passwort bei {sender}',
  'mail.operator-reset.text': 'Öffnen Sie diesen Link, um ein neues Passwort zu wählen.',
  'mail.operator-reset.action': 'Passwort wählen',
  'mail.operator-factor.subject': 'Ihre Anmeldecodes bei {sender} wurden geändert',
  'mail.operator-factor.text':
    'Ihre App für Anmeldecodes wurde am {at} geändert. Auf allen anderen Geräten haben wir Sie abgemeldet.',
} as const satisfies AreaOf<typeof source>
