import type { AreaOf } from '../../area.ts'
import type { money as source } from '../en/money.ts'

export const money = {
  'error.payment.get-if-enabled': 'Δεν μπορέσαμε να δούμε αν μπορείτε να πληρώσετε online. Δοκιμάστε ξανά.',
  'error.payment.init': 'Παρουσιάστηκε πρόβλημα με την πληρωμή. Δοκιμάστε ξανά.',
  'error.payment.intent-creation': 'Η πληρωμή δεν ξεκίνησε. Δοκιμάστε ξανά.',
  'error.payment.off': 'Η πληρωμή online δεν είναι δυνατή τώρα. Επιλέξτε άλλον τρόπο πληρωμής.',
  'error.payment.wallet': 'Ο χρόνος της πληρωμής έληξε. Δοκιμάστε ξανά.',
  'error.payment.not-found': 'Δεν βρήκαμε αυτή την πληρωμή.',
  'error.payment.over': 'Αυτή η πληρωμή έκλεισε. Ξεκινήστε από την αρχή.',
  'error.payment.under-way': 'Η πληρωμή υφίσταται ακόμη επεξεργασία. Περιμένετε λίγο.',
  'error.card-not-found': 'Δεν βρήκαμε αυτή την κάρτα.',
  'error.card-expired': 'Αυτή η κάρτα έχει λήξει. Επιλέξτε άλλη.',
  'error.edit-paid':
    'Η παραγγελία πληρώθηκε online. Για να σταλεί κάπου ακριβότερα, ακυρώστε την και καλέστε ξανά.',
  'error.settlement-nothing': 'Δεν υπάρχουν μετρητά για εκκαθάριση.',
} as const satisfies AreaOf<typeof source>
