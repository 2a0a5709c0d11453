import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Kunci ini tidak lengkap atau tersalah taip.',
  'keys.error.invalid': 'Kunci ini tidak sah di sini.',
  'keys.error.scope': 'Kunci ini tidak dibenarkan membuat panggilan ini.',
  'keys.error.not-found': 'Kunci ini sudah tiada.',
  'keys.error.changed': 'Orang lain telah mengubah kunci ini. Semak semula sebelum menyimpan.',
  'keys.error.ended': 'Kunci ini telah tamat.',
  'keys.error.too-many': 'Terlalu banyak kunci. Tamatkan satu yang tidak digunakan lagi.',
  'keys.error.network-invalid': 'Ini bukan rangkaian. Masukkan alamat atau julat seperti 203.0.113.0/24.',
  'keys.error.collection-point': 'Kunci hanya untuk lokasi ambilan perniagaan anda.',
  'keys.error.time-invalid': 'Pilih masa yang lebih lewat. Kunci lama sah paling lama tujuh hari.',
} as const satisfies AreaOf<typeof source>
