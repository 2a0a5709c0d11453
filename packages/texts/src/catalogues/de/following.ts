import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Braucht Sie',
  'decision.missed.CANCEL': 'Keine Antwort in der Zeit: Der Auftrag für {name} wurde kostenlos storniert.',
  'decision.missed.BRING_BACK':
    'Keine Antwort in der Zeit: Die Sendung für {name} kommt zu Ihnen zurück. Berechnet: {fee}.',
  'decision.missed.BRING_BACK-free':
    'Keine Antwort in der Zeit: Die Sendung für {name} kommt kostenlos zu Ihnen zurück.',
  'mail.missed.subject': 'Keine Antwort in der Zeit für Auftrag {order}',
  'mail.missed.action': 'Auftrag öffnen',
  'order.locked':
    'Ein Kurier hat um {time} angenommen; der Auftrag lässt sich nicht mehr ändern oder stornieren.',
  'order.edit.cancelled': 'Dieser Auftrag wurde storniert und lässt sich nicht mehr ändern.',
  'timeline.offers': 'Gefragte Kuriere: {count}',
  'share.message': 'Hallo von {shop}! Verfolgen Sie Ihre Sendung hier: {link}',
  'track.call-shop': 'Laden anrufen',
  'tracking.on-the-way': 'Kuriere unterwegs: {count}',
  'decision.new-pin': 'Nadel der neuen Tür',
  'track.arrives': 'Kommt gegen {time}',
} as const satisfies AreaOf<typeof source>
