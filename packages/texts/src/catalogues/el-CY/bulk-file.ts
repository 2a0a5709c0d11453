import type { AreaOf } from '../../area.ts'
import type { bulkFile as source } from '../en/bulk-file.ts'

export const bulkFile = {
  'bulk-file.example-address': 'Λεωφόρος Μακαρίου 12',
} as const satisfies AreaOf<typeof source>
