import type { AreaOf } from '../../area.ts'
import type { bulkFile as source } from '../en/bulk-file.ts'

export const bulkFile = {
  'bulk-file.sheet': 'Παραγγελίες',
  'bulk-file.guide': 'Πώς συμπληρώνεται',
  'bulk-file.lists': 'Λίστες',
  'bulk-file.problems': 'Τι είναι λάθος',
  'bulk-file.needed': 'Απαραίτητο',
  'bulk-file.optional': 'Μπορεί να μείνει κενό',
  'bulk-file.guide-column': 'Στήλη',
  'bulk-file.guide-what': 'Τι να γράψετε',
  'bulk-file.guide-rows': 'Κάθε γραμμή είναι μία παραγγελία. Η πρώτη γραμμή έχει τους τίτλους.',
  'bulk-file.guide-example':
    'Η γραμμή 2 είναι παράδειγμα και δεν παραγγέλλεται. Γράψτε πάνω της ή διαγράψτε την.',
  'bulk-file.guide-limits': 'Έως {rows} γραμμές και 5 MB.',
  'bulk-file.guide-mended':
    'Διορθώστε όσα λέει η τελευταία στήλη και ανεβάστε ξανά το αρχείο. Η ίδια η στήλη δεν διαβάζεται.',
  'bulk-file.example-name': 'Πελάτης Παράδειγμα',
  'bulk-file.example-address': 'Κήπων 12',
  'bulk-file.example-notes': 'Χτυπήστε παρακαλώ δύο φορές',
  'bulk-file.example-description': 'Δύο πίτσες',
  'bulk-file.example-reference': 'ΠΑΡΑΔΕΙΓΜΑ-1',
  'bulk-file.hint.name': 'Όνομα και επώνυμο του πελάτη',
  'bulk-file.hint.phone': 'Με ή χωρίς κωδικό χώρας, για παράδειγμα {example}',
  'bulk-file.hint.address': 'Οδός, αριθμός και πόλη',
  'bulk-file.hint.unit': 'Πόρτα, όροφος ή διαμέρισμα',
  'bulk-file.hint.notes': 'Κωδικός πόρτας, πού να χτυπήσει',
  'bulk-file.hint.description': 'Τι περιέχει το δέμα, έως 200 χαρακτήρες',
  'bulk-file.hint.amount': 'Η αξία των προϊόντων, σε {currency}. Με μετρητά, όσα εισπράττει ο διανομέας.',
  'bulk-file.hint.payment': 'Επιλέξτε από τη λίστα',
  'bulk-file.hint.date': 'Κενό για τώρα, αλλιώς η ημέρα: 2026-11-30',
  'bulk-file.hint.time': 'Κενό για τώρα, αλλιώς η ώρα: 14:30',
  'bulk-file.hint.age-check': 'Ναι, όταν ο διανομέας πρέπει να ζητήσει απόδειξη ηλικίας',
  'bulk-file.hint.weight': 'Σε κιλά, έως {most}',
  'bulk-file.hint.side': 'Σε εκατοστά, έως {most}',
  'bulk-file.hint.point': 'Γεωγραφικό πλάτος και μήκος ή Plus Code, όταν η διεύθυνση βρίσκεται δύσκολα',
  'bulk-file.hint.reference': 'Ο δικός σας αριθμός παραγγελίας',
} as const satisfies AreaOf<typeof source>
