import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.file-invalid': 'Filformatet är ogiltigt',
  'bulk.file-too-large': 'Filen får inte vara större än 5 MB',
  'bulk.busy': 'Uppladdningen bearbetas fortfarande. Försök igen om en stund.',
  'bulk.over': 'Uppladdningen är klar. Raderna kan inte ändras längre.',
  'bulk.nothing-to-place': 'Ingen rad i uppladdningen kan beställas.',
  'bulk.columns-missing': 'Ange vilka kolumner som innehåller namn, telefon och adress.',
} as const satisfies AreaOf<typeof source>
