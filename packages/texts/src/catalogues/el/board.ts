import type { AreaOf } from '../../area.ts'
import type { board as source } from '../en/board.ts'

export const board = {
  'error.board-changed': 'Η παραγγελία άλλαξε στο μεταξύ. Δείτε την ξανά.',
  'error.board-stops-changed': 'Οι στάσεις αυτού του διανομέα άλλαξαν στο μεταξύ. Δείτε τις ξανά.',
  'error.board-order-state': 'Αυτό δεν είναι δυνατό στην τωρινή κατάσταση της παραγγελίας.',
  'error.board-same-rider': 'Αυτός ο διανομέας έχει ήδη την παραγγελία.',
  'error.board-rider-suspended': 'Αυτός ο διανομέας είναι σε αναστολή ή έχει αποχωρήσει.',
  'error.board-rider-off-duty': 'Αυτός ο διανομέας δεν είναι σε βάρδια.',
  'error.board-rider-full': 'Αυτός ο διανομέας δεν έχει χώρο για άλλο δέμα ή το δέμα δεν χωρά στο όχημα.',
  'error.board-rider-documents': 'Κάποιο έγγραφο του διανομέα λείπει ή έχει λήξει.',
  'error.board-rider-cash':
    'Με αυτή την παραγγελία ο διανομέας θα είχε περισσότερα μετρητά από όσα επιτρέπονται.',
  'error.board-rider-advance':
    'Με αυτή την παραγγελία ο διανομέας θα πλήρωνε στα καταστήματα περισσότερα από όσα επιτρέπονται.',
  'error.board-paid-by-rider':
    'Ο διανομέας έχει πληρώσει το κατάστημα για αυτό το δέμα, οπότε δεν μπορεί να το πάρει άλλος.',
  'error.transfer-gone': 'Αυτό το δέμα δεν αλλάζει πια διανομέα.',
} as const satisfies AreaOf<typeof source>
