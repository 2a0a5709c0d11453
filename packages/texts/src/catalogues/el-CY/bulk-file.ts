import type { AreaOf } from '../../area.ts'
import type { bulkFile as source } from '../en/bulk-file.ts'

export const bulkFile = {
  'bulk-file.example-address': 'Λήδρας 12',
  'bulk-file.hint.address': 'Οδός, αριθμός, περιοχή και πόλη',
} as const satisfies AreaOf<typeof source>
