import type { AreaOf } from '../../area.ts'
import type { helpDesk as source } from '../en/help-desk.ts'

export const helpDesk = {
  'help.error.file-too-large': 'الحد الأقصى لحجم الملف 5 ميجابايت.',
} as const satisfies AreaOf<typeof source>
