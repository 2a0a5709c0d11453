import type { AreaOf } from '../../area.ts'
import type { bulk as source } from '../en/bulk.ts'

export const bulk = {
  'bulk.file-invalid': 'Μη έγκυρη μορφή αρχείου',
  'bulk.file-too-large': 'Το αρχείο δεν μπορεί να ξεπερνά τα 5 MB',
  'bulk.busy': 'Το αρχείο υφίσταται ακόμη επεξεργασία. Δοκιμάστε σε λίγο.',
  'bulk.over': 'Το αρχείο ολοκληρώθηκε. Οι γραμμές του δεν αλλάζουν πια.',
  'bulk.nothing-to-place': 'Καμία γραμμή του αρχείου δεν μπορεί να παραγγελθεί.',
  'bulk.columns-missing': 'Πείτε σε ποιες στήλες είναι το όνομα, το τηλέφωνο και η διεύθυνση.',
} as const satisfies AreaOf<typeof source>
