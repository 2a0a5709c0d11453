import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Perlu tindakan anda',
  'decision.missed.CANCEL': 'Tiada jawapan pada masanya: pesanan untuk {name} dibatalkan secara percuma.',
  'decision.missed.BRING_BACK':
    'Tiada jawapan pada masanya: bungkusan untuk {name} sedang kembali kepada anda. {fee} telah dicaj.',
  'decision.missed.BRING_BACK-free':
    'Tiada jawapan pada masanya: bungkusan untuk {name} sedang kembali kepada anda secara percuma.',
  'mail.missed.subject': 'Tiada jawapan pada masanya untuk pesanan {order}',
  'mail.missed.action': 'Buka pesanan',
  'order.locked': 'Rider menerima pada {time}, jadi pesanan tidak boleh diubah atau dibatalkan lagi.',
  'order.edit.cancelled': 'Pesanan ini telah dibatalkan, jadi ia tidak boleh diubah lagi.',
  'timeline.offers': 'Rider yang ditanya: {count}',
  'share.message': 'Salam daripada {shop}! Jejaki bungkusan anda di sini: {link}',
  'track.call-shop': 'Hubungi kedai',
  'tracking.on-the-way': 'Rider dalam perjalanan: {count}',
  'decision.new-pin': 'Pin pintu baharu',
  'track.arrives': 'Dijangka tiba sekitar {time}',
} as const satisfies AreaOf<typeof source>
