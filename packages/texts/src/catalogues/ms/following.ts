import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Perlu tindakan anda',
  'decision.missed.CANCEL': 'Tiada jawapan pada masanya: pesanan untuk {name} dibatalkan secara percuma.',
  'decision.missed.BRING_BACK':
    'Tiada jawapan pada masanya: bungkusan untuk {name} sedang kembali kepada anda. {fee} telah dicaj.',
  'decision.missed.BRING_BACK-free':
    'Tiada jawapan pada masanya: bungkusan untuk {name} sedang kembali kepada anda secara percuma.',
} as const satisfies AreaOf<typeof source>
