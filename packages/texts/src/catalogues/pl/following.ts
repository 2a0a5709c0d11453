import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Czeka na Ciebie',
  'decision.missed.CANCEL': 'Brak odpowiedzi na czas: zlecenie (klient: {name}) anulowano bezpłatnie.',
  'decision.missed.BRING_BACK':
    'Brak odpowiedzi na czas: przesyłka (klient: {name}) wraca do Ciebie. Naliczono {fee}.',
  'decision.missed.BRING_BACK-free':
    'Brak odpowiedzi na czas: przesyłka (klient: {name}) wraca do Ciebie bezpłatnie.',
  'mail.missed.subject': 'Brak odpowiedzi na czas: zlecenie {order}',
  'mail.missed.action': 'Otwórz zlecenie',
  'order.locked': 'Kurier przyjął o {time}, więc zlecenia nie można już zmienić ani anulować.',
  'order.edit.cancelled': 'To zlecenie zostało anulowane, więc nie można go już zmienić.',
  'timeline.offers': 'Zapytani kurierzy: {count}',
  'share.message': 'Dzień dobry, tu {shop}! Przesyłkę można śledzić tutaj: {link}',
  'track.call-shop': 'Zadzwoń do sklepu',
  'tracking.on-the-way': 'Kurierzy w drodze: {count}',
  'decision.new-pin': 'Pinezka nowych drzwi',
  'track.arrives': 'Dotrze około {time}',
} as const satisfies AreaOf<typeof source>
