import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'Online mit Karte bezahlen',
  'payment.ONLINE_PAYMENT-hint':
    'Die Lieferung wird jetzt bezahlt; der Kurier wird gesucht, sobald sie bezahlt ist',
  'pay.go': 'Weiter zur Zahlung',
  'pay.title': 'Mit Karte bezahlen',
  'pay.beginning': 'Die Zahlung wird vorbereitet',
  'pay.which': 'Karte für die Zahlung',
  'pay.new-card': 'Andere Karte',
  'pay.card': '{scheme}, endet auf {digits}',
  'pay.expired': 'Abgelaufen',
  'pay.remove': 'Entfernen',
  'pay.remove-card': '{card} entfernen',
  'pay.remove-sure': 'Diese Karte entfernen?',
  'pay.keep': 'Behalten',
  'pay.not-removed': 'Die Karte konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
  'pay.frame': 'Kartendaten',
  'pay.save': 'Diese Karte für das nächste Mal speichern',
  'pay.pay': '{amount} bezahlen',
  'pay.safe': 'Ihre Kartendaten gehen verschlüsselt direkt an den Zahlungsdienst. Wir sehen die Nummer nie.',
  'pay.waiting': 'Ihre Bank bearbeitet die Zahlung. Bitte lassen Sie diese Seite offen.',
  'pay.unclear':
    'Wir wissen noch nicht, ob Ihre Bank gezahlt hat. Wir sagen Ihnen hier und per E-Mail Bescheid.',
  'pay.unclear-text':
    'Wir wissen noch nicht, ob Ihre Bank gezahlt hat. Wir sagen Ihnen hier und per SMS Bescheid.',
  'pay.bank-waits': 'Eine Zahlung wartet auf Ihre Bank.',
  'pay.challenge': 'Ihre Bank möchte sichergehen, dass Sie es sind',
  'pay.challenge-leave': 'Nicht antworten und eine andere Karte wählen',
  'pay.not-left': 'Die Zahlung konnte nicht abgebrochen werden. Bitte versuchen Sie es noch einmal.',
  'pay.last-try': 'Sie können noch eine Karte versuchen. Danach muss die Zahlung neu begonnen werden.',
  'pay.decline.DECLINED': 'Ihre Bank hat diese Karte nicht akzeptiert. Bitte versuchen Sie eine andere.',
  'pay.decline.INSUFFICIENT_FUNDS':
    'Diese Karte ist nicht ausreichend gedeckt. Bitte versuchen Sie eine andere.',
  'pay.decline.EXPIRED_CARD': 'Diese Karte ist abgelaufen. Bitte versuchen Sie eine andere.',
  'pay.decline.WRONG_SECURITY_CODE': 'Der Sicherheitscode stimmt nicht. Bitte prüfen Sie ihn.',
  'pay.decline.CARD_BLOCKED': 'Diese Karte ist gesperrt. Bitte versuchen Sie eine andere.',
  'pay.decline.CHALLENGE_FAILED':
    'Ihre Bank konnte nicht bestätigen, dass Sie es sind. Bitte versuchen Sie es noch einmal oder mit einer anderen Karte.',
  'pay.decline.CHALLENGE_ABANDONED':
    'Ihre Bank hat keine Antwort von Ihnen bekommen. Bitte versuchen Sie es noch einmal oder mit einer anderen Karte.',
  'pay.decline.CARD_UNREADABLE':
    'Die Kartendaten konnten nicht gelesen werden. Bitte geben Sie sie noch einmal ein.',
  'pay.decline.PROVIDER_DOWN':
    'Der Zahlungsdienst war nicht erreichbar. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
  'pay.ended-expired':
    'Die Zeit zum Bezahlen ist abgelaufen, daher wurde kein Auftrag erteilt. Bitte beginnen Sie die Zahlung noch einmal.',
} as const satisfies AreaOf<typeof source>
