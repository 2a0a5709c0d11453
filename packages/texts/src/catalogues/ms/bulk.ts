import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.file-invalid': 'Format fail tidak sah',
  'bulk.file-too-large': 'Fail tidak boleh melebihi 5 MB',
  'bulk.busy': 'Muat naik ini masih diproses. Cuba lagi sebentar.',
  'bulk.over': 'Muat naik ini telah selesai. Barisnya tidak boleh diubah lagi.',
  'bulk.nothing-to-place': 'Tiada baris dalam muat naik ini yang boleh dipesan.',
  'bulk.columns-missing': 'Nyatakan lajur yang mengandungi nama, telefon dan alamat.',
} as const satisfies AreaOf<typeof source>
