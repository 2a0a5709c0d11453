import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Sudah ada peniaga dengan kod itu.',
  'error.flag-unknown': 'Tiada suis ciri sedemikian.',
  'error.parameter-invalid': 'Nilai itu tidak sah untuk tetapan ini.',
  'error.account-not-found': 'Tiada akaun sedemikian.',
  'error.platform-vendor': 'Salah satu peniaga itu tidak wujud di negara ini.',
  'error.service-hours-format': 'Format mestilah dddd:dddd (0000:2359 untuk 24 jam)',
  'error.service-hours-range': 'Waktu perkhidmatan mestilah antara 0 dan 2359',
  'flags.unavailable':
    'Sesetengah tetapan tidak dapat dimuatkan, jadi sebahagian portal mungkin tiada buat sementara.',
} as const satisfies AreaOf<typeof source>
