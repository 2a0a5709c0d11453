import type { AreaOf } from '../../area.ts'
import type { money as source } from '../en/money.ts'

export const money = {
  'error.payment.get-if-enabled':
    'Wir konnten nicht feststellen, ob Sie online zahlen können. Bitte versuchen Sie es noch einmal.',
  'error.payment.init': 'Bei der Zahlung gab es ein Problem. Bitte versuchen Sie es noch einmal.',
  'error.payment.intent-creation':
    'Wir konnten die Zahlung nicht beginnen. Bitte versuchen Sie es noch einmal.',
  'error.payment.off':
    'Online zu zahlen ist im Moment nicht möglich. Bitte wählen Sie eine andere Zahlungsart.',
  'error.payment.wallet': 'Ihre Zahlungssitzung ist abgelaufen. Bitte versuchen Sie es noch einmal.',
  'error.payment.not-found': 'Diese Zahlung haben wir nicht gefunden.',
  'error.payment.over': 'Diese Zahlung ist abgeschlossen. Bitte beginnen Sie noch einmal.',
  'error.payment.under-way': 'Diese Zahlung wird noch bearbeitet. Bitte warten Sie einen Moment.',
  'error.card-not-found': 'Diese Karte haben wir nicht gefunden.',
  'error.card-expired': 'Diese Karte ist abgelaufen. Bitte wählen Sie eine andere.',
  'error.edit-paid':
    'Dieser Auftrag wurde online bezahlt. Soll er an ein teureres Ziel gehen, stornieren Sie ihn bitte und fordern Sie neu an.',
  'error.settlement-nothing': 'Es gibt kein Bargeld abzurechnen.',
} as const satisfies AreaOf<typeof source>
