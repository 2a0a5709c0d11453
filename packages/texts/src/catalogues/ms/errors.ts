import type { AreaOf } from '../../area.ts'
import type { errors as source } from '../en/errors.ts'

export const errors = {
  'error.request-invalid': 'Ada yang tidak sah dalam permintaan ini. Sila semak dan cuba lagi.',
  'error.request-too-large': 'Itu terlalu besar untuk dihantar.',
  'error.not-found': 'Itu tidak ditemui.',
  'error.too-many-requests': 'Itu agak terlalu cepat. Sila tunggu sebentar dan cuba lagi.',
  'error.uploads-of-day':
    'Perniagaan anda telah memuat naik banyak fail dalam 24 jam yang lalu. Cuba lagi esok atau pilih fail yang lebih kecil.',
  'error.message-not-sent': 'Mesej tidak dapat dihantar. Sila cuba lagi kemudian.',
  'error.code-invalid': 'Kod tidak sah.',
  'error.unexpected': 'Ada masalah di pihak kami. Sila cuba lagi.',
  'error.unavailable':
    'Maaf, platform tidak tersedia buat masa ini. Sila hubungi pengurus akaun anda jika ia berterusan.',
  'error.offline': 'Perkhidmatan tidak dapat dihubungi. Sila semak sambungan internet anda dan cuba lagi.',
  'error.idempotency-conflict': 'Permintaan ini sudah dihantar dengan butiran lain. Sila semak pesanan anda.',
  'error.idempotency-running': 'Permintaan ini masih diproses. Sila tunggu sebentar.',
  'error.idempotency-missing': 'Permintaan ini tidak dapat dihantar. Sila muat semula halaman.',
  'error.vendor-not-found': 'Lokasi ambilan itu bukan milik anda.',
  'error.no-vendors': 'Tiada peniaga dikaitkan dengan akaun anda. Sila hubungi pengurus akaun anda',
  'error.vendor-no-location': 'Sila nyatakan dahulu di mana rider mengambil barang.',
  'error.cant-retrieve-vendors': 'Tidak semua cawangan anda dapat diambil',
  'error.unable-to-fetch-vendor':
    'Kami tidak dapat mengambil maklumat tempat ambilan ini. Apa yang anda lihat mungkin sudah lama.',
  'error.parameter-unknown': 'Tetapan itu tidak wujud.',
  'geolocator.error.details': 'Butiran tempat ini tidak dapat diambil.',
  'geolocator.error.reverse': 'Tiada alamat ditemui di titik ini.',
  'geolocator.error.unavailable': 'Alamat tidak dapat dicari atas sebab teknikal. Sila cuba lagi kemudian.',
  'error.order-invalid': 'Sesetengah butiran pesanan ini tidak sah.',
  'error.order-not-found': 'Pesanan itu tidak ditemui.',
  'error.move-not-allowed': 'Itu tidak boleh dilakukan lagi untuk pesanan ini.',
  'error.no-payment-method-available': 'Tiada cara pembayaran tersedia untuk lokasi ambilan ini.',
  'error.signature-expired': 'Caj diberi terlalu lama dahulu. Kami mengiranya semula.',
  'error.signature-invalid': 'Caj tidak dapat disahkan. Sila pilih alamat sekali lagi.',
  'error.fee.changed': 'Caj penghantaran telah berubah.',
  'error.fee.recompute': 'Caj tidak dapat dikira semula. Sila cuba sekali lagi.',
  'error.cant-retrieve-past-orders': 'Pesanan lepas anda tidak dapat diambil.',
  'error.cant-retrieve-current-orders': 'Pesanan semasa anda tidak dapat diambil.',
  'error.cant-cancel-order': 'Maaf, pesanan itu tidak dapat dibatalkan',
  'decision.error.gone': 'Perkara itu sudah diputuskan.',
  'decision.error.not-offered':
    'Itu tidak boleh dipilih di sini. Sila pilih salah satu pilihan yang ditunjukkan.',
  'error.offer-not-found': 'Tawaran itu tidak wujud.',
  'error.offer-gone': 'Tawaran itu sudah ditutup.',
  'error.rider-not-found': 'Rider itu tidak wujud.',
} as const satisfies AreaOf<typeof source>
