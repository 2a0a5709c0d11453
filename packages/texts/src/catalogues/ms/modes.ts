import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Sila daftar atau log masuk untuk memanggil rider.',
  'guest.name': 'Tetamu',
  'guest.continue': 'Teruskan sebagai tetamu',
  'guest.ended':
    'Lawatan anda sebagai tetamu telah tamat. Teruskan sebagai tetamu sekali lagi, atau log masuk.',
  'guest.request-text':
    'Tetamu membayar dalam talian. Buat akaun untuk menggunakan semua cara pembayaran dan menyimpan lokasi ambilan anda.',
  'guest.popup-title': 'Simpan semua pesanan di satu tempat',
  'guest.popup-text':
    'Buat akaun dan pesanan seterusnya siap dalam beberapa klik: lokasi ambilan, pelanggan dan semua pesanan anda disimpan.',
  'guest.popup-register': 'Buat akaun',
  'guest.popup-later': 'Kemudian',
  'guest.popup-never': 'Jangan tanya lagi',
  'platform.title': 'Membuka',
  'platform.error.token':
    'Portal tidak dapat dibuka dengan maklumat daripada halaman di sekelilingnya. Sila muat semula halaman itu.',
  'platform.error.no-answer':
    'Halaman di sekeliling portal tidak menyatakan siapa anda. Sila muat semula halaman itu.',
} as const satisfies AreaOf<typeof source>
