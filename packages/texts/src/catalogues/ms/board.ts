import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Pesanan ini telah berubah. Sila lihat semula.',
  'error.board-stops-changed': 'Hentian rider ini telah berubah. Sila lihat semula.',
  'error.board-order-state': 'Itu tidak boleh dilakukan dalam status pesanan sekarang.',
  'error.board-same-rider': 'Rider ini sudah ada pesanan itu.',
  'error.board-rider-suspended': 'Rider ini digantung atau sudah berhenti.',
  'error.board-rider-off-duty': 'Rider ini tidak bertugas.',
  'error.board-rider-full':
    'Rider ini tiada ruang untuk bungkusan lain, atau bungkusan terlalu besar untuk kenderaannya.',
  'error.board-rider-documents': 'Dokumen rider ini tidak lengkap atau sudah tamat tempoh.',
  'error.board-rider-cash': 'Dengan pesanan ini, tunai pada rider melebihi had yang dibenarkan.',
  'error.board-rider-advance':
    'Dengan pesanan ini, rider akan membayar kedai lebih daripada yang dibenarkan.',
  'error.board-paid-by-rider':
    'Rider telah membayar kedai untuk bungkusan ini, jadi rider lain tidak boleh mengambilnya.',
  'error.transfer-gone': 'Bungkusan ini tidak boleh bertukar tangan lagi.',
} as const satisfies AreaOf<typeof source>
