import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Kod baucar ini tidak tersedia',
  'voucher.error.get.message': 'Butiran kod baucar tidak dapat diambil',
  'voucher.error.exists': 'Sudah ada baucar dengan kod ini.',
  'voucher.error.terms': 'Syarat-syarat ini bercanggah.',
  'voucher.add': 'Tambah baucar',
  'voucher.code': 'Kod baucar',
  'voucher.apply': 'Guna',
  'voucher.remove': 'Buang baucar',
  'voucher.replace': 'Guna baucar lain',
  'voucher.keep': 'Kekalkan baucar ini',
  'voucher.applied': 'Baucar {code} memotong {amount}.',
  'voucher.removed': 'Baucar telah dibuang.',
  'voucher.line': 'Baucar {code}',
  'voucher.gone': 'Baucar {code} tidak tersedia lagi dan telah dibuang. Sila lihat caj sekali lagi.',
  'voucher.stays': 'Baucar {code} kekal dengan pesanan ini.',
  'order.fee-whole': 'Caj sebelum baucar',
  'order.voucher': 'Baucar',
  'order.voucher-off': '{code}, potongan {amount}',
} as const satisfies AreaOf<typeof source>
