import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Sie erhalten diese Nachricht, weil diese Kontaktdaten bei {sender} verwendet werden.',
  'mail.confirm.subject': 'Bestätigen Sie Ihr Konto bei {sender}',
  'mail.confirm.text':
    'Willkommen bei {sender}. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört; dann können Sie sich anmelden und Ihren ersten Kurier anfordern.',
  'mail.confirm.validity':
    'Der Link gilt {hours} Stunden und kann einmal verwendet werden. Haben Sie dieses Konto nicht angelegt, können Sie diese Nachricht ignorieren.',
  'mail.confirm.action': 'Konto bestätigen',
  'mail.reset.subject': 'Ihr Code für ein neues Passwort bei {sender}',
  'mail.reset.text':
    'Geben Sie diesen Code auf der Seite ein, auf der Sie das neue Passwort angefordert haben.',
  'mail.reset.validity':
    'Er gilt {minutes} Minuten. Wir fragen Sie niemals am Telefon danach. Haben Sie ihn nicht angefordert, können Sie diese Nachricht ignorieren. Ihr Passwort bleibt unverändert.',
  'mail.changed.subject': 'Ihr Passwort bei {sender} wurde geändert',
  'mail.changed.text':
    'Das Passwort Ihres Kontos wurde am {at} geändert. Alle anderen Geräte wurden abgemeldet.',
  'mail.changed.not-you':
    'Waren Sie es nicht, wählen Sie sofort über „Passwort vergessen?“ ein neues Passwort.',
  'mail.invited.subject': 'Sie sind zu {vendor} eingeladen',
  'mail.invited.text': '{by} lädt Sie ein, mit {sender} Kuriere für {vendor} anzufordern und zu verfolgen.',
  'mail.invited.validity':
    'Die Einladung gilt {days} Tage. Haben Sie sie nicht erwartet, können Sie diese Nachricht ignorieren.',
  'mail.invited.action': 'Einladung annehmen',
  'mail.rider-invited.subject': 'Als Kurier mit {sender} fahren',
  'mail.rider-invited.text':
    'Öffnen Sie diesen Link auf Ihrem Telefon, um als Kurier mit {sender} zu starten.',
  'mail.rider-invited.validity': 'Der Link gilt {hours} Stunden und kann einmal verwendet werden.',
  'mail.rider-invited.action': 'Jetzt starten',
  'mail.rider-code.subject': 'Ihr Anmeldecode bei {sender}',
  'mail.rider-code.text': 'Geben Sie diesen Code ein, um sich als Kurier anzumelden.',
  'mail.rider-code.validity':
    'Der Code gilt {minutes} Minuten. Wir fragen Sie niemals am Telefon danach. Haben Sie ihn nicht angefordert, können Sie diese Nachricht ignorieren.',
  'mail.payment.subject': 'Ihre Zahlung bei {sender}',
  'mail.payment.paid': 'Ihre Bank hat den Auftrag {order} bezahlt. Der Auftrag ist erteilt.',
  'mail.payment.unpaid':
    'Ihre Bank hat den Auftrag {order} nicht bezahlt. Es wurde nichts abgebucht. Ein Kurier kommt nur, wenn Sie erneut bezahlen.',
  'mail.payment.paid-back':
    'Ihre Bank hat den Auftrag {order} erst bezahlt, als er schon beendet war. Das Geld geht auf Ihre Karte zurück.',
  'mail.removed.subject': 'Sie haben keinen Zugang mehr zu {vendor}',
  'mail.removed.text': 'Ein Inhaber von {vendor} hat Ihren Zugang beendet.',
  'mail.rider-document.subject': 'Ihre Dokumente bei {sender}',
  'mail.rider-document.approved': '{document}: geprüft und gültig.',
  'mail.rider-document.refused': '{document}: nicht anerkannt. Grund: {reason}',
  'mail.rider-document.expiring_one':
    '{document}: läuft in {count} Tag ab. Bitte senden Sie ein neues Dokument.',
  'mail.rider-document.expiring_other':
    '{document}: läuft in {count} Tagen ab. Bitte senden Sie ein neues Dokument.',
  'mail.rider-document.expired':
    '{document}: abgelaufen. Angebote kommen erst wieder, wenn ein neues Dokument geprüft ist.',
  'mail.rider-document.action': 'Dokumente öffnen',
  'mail.tracking.subject': 'Ihre Sendung von {shop}',
  'mail.tracking.text': 'Hier verfolgen Sie Ihre Sendung von {shop}.',
  'mail.tracking.action': 'Sendung verfolgen',
} as const satisfies AreaOf<typeof source>
