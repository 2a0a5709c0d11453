import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Penghantaran di sini mengambil kira-kira {duration} lebih lama hingga {time}.',
  'pressure.paused': 'Rider tidak menerima pesanan baharu di sini hingga {time}.',
  'pressure.zone-closed': 'Rider mengambil di sini dari {from} hingga {to}.',
  'pressure.radius': 'Rider di sini menghantar sejauh {distance} hingga {time}.',
  'pressure.full': 'Semua rider di sini sibuk. Sila cuba lagi dalam beberapa minit, atau selepas {time}.',
  'pressure.surcharge': 'Caj tambahan {amount} dikenakan di sini hingga {time}.',
  'request.fee-surcharge': 'Caj tambahan waktu sibuk',
  'bulk.problem.paused': 'Rider tidak menerima pesanan baharu di lokasi ambilan ini buat masa ini',
  'bulk.problem.zone-closed': 'Rider tidak mengambil di sini pada waktu ini',
  'bulk.problem.radius': 'Terlalu jauh ketika rider yang lapang sedikit',
  'bulk.problem.full': 'Semua rider di sini sibuk. Cuba lagi dalam beberapa minit.',
  'error.measure-not-found': 'Langkah ini tidak wujud, atau sudah tamat.',
  'error.measure-invalid': 'Sila semak nilai dan masa langkah ini.',
} as const satisfies AreaOf<typeof source>
