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
  'error.operator-credentials': 'E-mel atau kata laluan salah.',
  'error.operator-code': 'Kod salah atau sudah digunakan.',
  'error.operator-login-over': 'Sila log masuk semula.',
  'error.operator-link': 'Pautan ini sudah tamat tempoh atau sudah digunakan.',
  'error.operator-not-found': 'Operator itu tidak wujud.',
  'error.operator-exists': 'Sudah ada operator dengan e-mel ini.',
  'error.operator-last': 'Operator ini pentadbir terakhir. Sila tambah pentadbir lain dahulu.',
  'error.operator-status': 'Operator tidak boleh diberi status ini.',
  'error.view-read-only': 'Paparan ini untuk dibaca sahaja. Tiada apa-apa diubah.',
  'error.view-over': 'Paparan telah tamat.',
  'mail.operator-invited.subject': 'Sertai pasukan operasi {sender}',
  'mail.operator-invited.text': 'Buka pautan ini untuk membuat akaun operator anda di {sender}.',
  'mail.operator-invited.action': 'Buat akaun',
  'mail.operator-reset.subject': 'Tetapkan semula kata laluan {sender} anda',
  'mail.operator-reset.text': 'Buka pautan ini untuk memilih kata laluan baharu.',
  'mail.operator-reset.action': 'Pilih kata laluan',
  'mail.operator-factor.subject': 'Kod log masuk {sender} anda telah ditukar',
  'mail.operator-factor.text':
    'Aplikasi kod log masuk anda ditukar pada {at}. Semua peranti lain telah dilog keluar.',
} as const satisfies AreaOf<typeof source>
