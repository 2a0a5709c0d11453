import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.file-invalid': 'Nieprawidłowy format pliku',
  'bulk.file-too-large': 'Plik nie może być większy niż 5 MB',
  'bulk.busy': 'Ten plik jest jeszcze przetwarzany. Spróbuj ponownie za chwilę.',
  'bulk.over': 'Ten plik jest zakończony. Jego wierszy nie można już zmieniać.',
  'bulk.nothing-to-place': 'Żadnego wiersza z tego pliku nie można zlecić.',
  'bulk.columns-missing': 'Wskaż kolumny z nazwiskiem, telefonem i adresem.',
} as const satisfies AreaOf<typeof source>
