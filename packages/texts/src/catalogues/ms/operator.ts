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
  'error.text-unknown': 'Tiada teks sedemikian dalam bahasa ini.',
  'error.text-invalid': 'Teks itu tidak boleh digunakan di situ.',
  'text.fault.empty': 'Teks tidak boleh kosong dan tidak boleh bermula atau berakhir dengan ruang kosong.',
  'text.fault.placeholders': 'Nama dalam kurungan kerinting mesti sama seperti dalam teks bahasa Inggeris.',
  'text.fault.marks': 'Teks tidak boleh mengandungi penanda atau aksara kawalan.',
  'text.fault.long': 'Teks terlalu panjang untuk tempatnya.',
} as const satisfies AreaOf<typeof source>
