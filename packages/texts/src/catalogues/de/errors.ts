import type { AreaOf } from '../../area.ts'
import type { errors as source } from '../en/errors.ts'

export const errors = {
  'error.request-invalid':
    'Etwas an dieser Anfrage ist ungültig. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  'error.request-too-large': 'Das ist zu groß zum Senden.',
  'error.not-found': 'Das haben wir nicht gefunden.',
  'error.too-many-requests':
    'Das ging etwas zu schnell. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  'error.uploads-of-day':
    'Ihr Betrieb hat in den letzten 24 Stunden viele Dateien hochgeladen. Versuchen Sie es morgen erneut oder wählen Sie eine kleinere Datei.',
  'error.message-not-sent':
    'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  'error.code-invalid': 'Der Code ist ungültig.',
  'error.unexpected': 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  'error.unavailable':
    'Leider ist die Plattform gerade nicht verfügbar. Bitte wenden Sie sich an Ihre Kundenbetreuung, wenn es so bleibt.',
  'error.offline':
    'Wir konnten den Dienst nicht erreichen. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  'error.idempotency-conflict':
    'Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte prüfen Sie Ihre Aufträge.',
  'error.idempotency-running': 'An dieser Anfrage wird noch gearbeitet. Bitte warten Sie einen Moment.',
  'error.idempotency-missing': 'Diese Anfrage konnte nicht gesendet werden. Bitte laden Sie die Seite neu.',
  'error.vendor-not-found': 'Dieser Abholort gehört nicht zu Ihnen.',
  'error.no-vendors':
    'Mit Ihrem Konto ist kein Geschäft verknüpft. Bitte wenden Sie sich an Ihre Kundenbetreuung',
  'error.vendor-no-location': 'Bitte sagen Sie zuerst, wo Kuriere abholen.',
  'error.cant-retrieve-vendors': 'Wir konnten Ihre Geschäfte nicht abrufen',
  'error.unable-to-fetch-vendor':
    'Diese Abholstelle konnte nicht geladen werden. Was Sie sehen, kann veraltet sein.',
  'error.parameter-unknown': 'Diese Einstellung gibt es nicht.',
  'geolocator.error.details': 'Wir konnten keine Einzelheiten zu diesem Ort abrufen.',
  'geolocator.error.reverse': 'An diesem Punkt haben wir keine Adresse gefunden.',
  'geolocator.error.unavailable':
    'Aus technischen Gründen konnten wir die Adresse nicht finden. Bitte versuchen Sie es später noch einmal.',
  'error.order-invalid': 'Einige Angaben dieses Auftrags sind ungültig.',
  'error.order-not-found': 'Diesen Auftrag haben wir nicht gefunden.',
  'error.move-not-allowed': 'Das ist bei diesem Auftrag nicht mehr möglich.',
  'error.no-payment-method-available': 'Für diesen Abholort ist keine Zahlungsart verfügbar.',
  'error.signature-expired': 'Die Gebühr wurde vor zu langer Zeit genannt. Wir berechnen sie neu.',
  'error.signature-invalid':
    'Die Gebühr konnte nicht bestätigt werden. Bitte wählen Sie die Adresse noch einmal.',
  'error.fee.changed': 'Die Liefergebühr hat sich geändert.',
  'error.fee.recompute': 'Wir konnten die Gebühr nicht neu berechnen. Bitte versuchen Sie es noch einmal.',
  'error.cant-retrieve-past-orders': 'Wir konnten Ihre früheren Aufträge nicht abrufen.',
  'error.cant-retrieve-current-orders': 'Wir konnten Ihre laufenden Aufträge nicht abrufen.',
  'error.cant-cancel-order': 'Leider konnten wir diesen Auftrag nicht stornieren',
  'decision.error.gone': 'Das ist bereits entschieden.',
  'decision.error.not-offered':
    'Das lässt sich hier nicht wählen. Bitte wählen Sie eine der angezeigten Möglichkeiten.',
  'error.act-other-rider': 'Der Auftrag war zu diesem Zeitpunkt bei einem anderen Kurier.',
  'error.age-unchecked':
    'Für diese Sendung ist eine Alterskontrolle nötig. Bitte prüfen Sie den Ausweis des Kunden.',
  'error.offer-not-found': 'Dieses Angebot gibt es nicht.',
  'error.offer-gone': 'Dieses Angebot ist nicht mehr offen.',
  'error.stops-changed':
    'Ihre Sendungen haben sich geändert. Bitte prüfen Sie die Reihenfolge der Stopps noch einmal.',
  'error.stops-late': 'In dieser Reihenfolge käme eine Sendung später an als zugesagt.',
  'error.stops-order':
    'Eine Sendung kann nicht vor der Abholung geliefert werden. Bitte ändern Sie die Reihenfolge der Stopps.',
  'error.rider-position-missing':
    'Ihr Standort wurde nicht gefunden. Bitte erlauben Sie den Standort, und versuchen Sie es noch einmal.',
  'error.rider-not-found': 'Diesen Kurier gibt es nicht.',
  'error.rider-exists': 'Es gibt schon einen Kurier mit dieser Handynummer.',
  'error.rider-phone': 'Bitte geben Sie eine Handynummer ein.',
  'error.rider-status': 'Das ist im jetzigen Status des Kuriers nicht möglich.',
  'error.rider-invitation-gone':
    'Diese Einladung wurde schon verwendet oder ist abgelaufen. Melden Sie sich mit Ihrer Handynummer an, oder fordern Sie eine neue Einladung an.',
  'error.rider-code': 'Der Code ist ungültig. Bitte prüfen Sie ihn, oder fordern Sie einen neuen an.',
  'error.rider-invited':
    'Sie haben Ihre Einladung noch nicht angenommen. Bitte öffnen Sie zuerst den Link darin.',
  'error.rider-suspended': 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an den Support.',
  'error.rider-left': 'Ihr Konto wurde beendet. Bitte wenden Sie sich an den Support.',
  'error.device-not-found': 'Dieses Gerät ist schon abgemeldet.',
  'error.document-not-found': 'Dieses Dokument ist nicht mehr da.',
  'error.document-invalid': 'Diese Datei ist kein lesbares Foto oder PDF. Bitte senden Sie eine andere.',
  'error.document-too-large': 'Diese Datei ist größer als 5 MB. Bitte senden Sie eine kleinere.',
  'error.document-expired': 'Dieses Dokument ist abgelaufen. Bitte senden Sie ein gültiges.',
  'error.document-decided': 'Über dieses Dokument ist schon entschieden.',
  'error.zone-not-found': 'Diese Zone gibt es nicht.',
  'error.zone-in-use': 'Diese Zone haben noch Kuriere. Bitte geben Sie ihnen zuerst eine andere.',
  'error.payout-changed':
    'Inzwischen kam eine andere Auszahlung oder ein weiterer Verdienst dazu. Bitte sehen Sie sich die neuen Beträge an.',
  'error.payout-decided': 'Diese Auszahlung ist schon bezahlt oder storniert.',
  'error.receipt-used': 'Diese Belegnummer wurde schon einmal verwendet.',
  'error.shift-not-found': 'Diese Schicht gibt es nicht mehr.',
  'error.shift-times': 'Eine Schicht dauert zwischen 30 Minuten und 14 Stunden.',
  'error.shift-past': 'Diese Schicht ist schon zu Ende.',
  'error.shift-too-far': 'Schichten lassen sich für die nächsten 62 Tage planen.',
  'error.shift-overlap': 'Der Kurier hat zu dieser Zeit eine andere Schicht.',
  'error.shift-zone': 'Der Kurier arbeitet nicht in dieser Zone.',
  'error.strike-not-found': 'Diese Verwarnung gibt es nicht.',
  'error.strike-answered': 'Sie haben auf diese Verwarnung schon geantwortet.',
  'error.strike-ended': 'Diese Verwarnung zählt nicht mehr.',
} as const satisfies AreaOf<typeof source>
