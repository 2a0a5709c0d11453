import type { AreaOf } from '../../area.ts'
import type { money as source } from '../en/money.ts'

export const money = {
  'error.payment.get-if-enabled':
    'Tidak dapat dipastikan sama ada anda boleh membayar dalam talian. Sila cuba lagi.',
  'error.payment.init': 'Ada masalah dengan pembayaran. Sila cuba lagi.',
  'error.payment.intent-creation': 'Pembayaran tidak dapat dimulakan. Sila cuba lagi.',
  'error.payment.off':
    'Pembayaran dalam talian tidak tersedia buat masa ini. Sila pilih cara pembayaran lain.',
  'error.payment.wallet': 'Sesi pembayaran anda telah tamat. Sila cuba lagi.',
  'error.payment.not-found': 'Pembayaran itu tidak ditemui.',
  'error.payment.over': 'Pembayaran ini telah selesai. Sila mulakan semula.',
  'error.payment.under-way': 'Pembayaran ini masih diproses. Sila tunggu sebentar.',
  'error.card-not-found': 'Kad itu tidak ditemui.',
  'error.card-expired': 'Kad ini telah tamat tempoh. Sila pilih yang lain.',
  'error.edit-paid':
    'Pesanan ini telah dibayar dalam talian. Untuk menghantarnya ke tempat yang lebih mahal, sila batalkan dan panggil semula.',
  'error.settlement-nothing': 'Tiada tunai untuk diselesaikan.',
} as const satisfies AreaOf<typeof source>
