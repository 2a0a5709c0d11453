import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Υπάρχει ήδη συνεργάτης με αυτόν τον κωδικό.',
  'error.flag-unknown': 'Δεν υπάρχει τέτοιος διακόπτης.',
  'error.parameter-invalid': 'Η τιμή δεν είναι έγκυρη για αυτή τη ρύθμιση.',
  'error.account-not-found': 'Δεν υπάρχει τέτοιος λογαριασμός.',
  'error.platform-vendor': 'Ένας από αυτούς τους συνεργάτες δεν υπάρχει σε αυτή τη χώρα.',
  'error.service-hours-format': 'η μορφή πρέπει να είναι dddd:dddd (0000:2359 για όλο το 24ωρο)',
  'error.service-hours-range': 'οι ώρες λειτουργίας πρέπει να είναι από 0 έως 2359',
  'flags.unavailable': 'Κάποιες ρυθμίσεις δεν φορτώθηκαν, οπότε μέρη της πύλης ίσως λείπουν προσωρινά.',
  'error.text-unknown': 'Δεν υπάρχει τέτοιο κείμενο σε αυτή τη γλώσσα.',
  'error.text-invalid': 'Αυτό το κείμενο δεν μπορεί να μπει εκεί.',
  'text.fault.empty': 'Το κείμενο δεν μπορεί να είναι κενό ούτε να αρχίζει ή να τελειώνει με κενό διάστημα.',
  'text.fault.placeholders': 'Μέσα στα άγκιστρα πρέπει να υπάρχουν τα ίδια ονόματα όπως στο αγγλικό κείμενο.',
  'text.fault.marks': 'Το κείμενο δεν μπορεί να έχει σήμανση ή χαρακτήρες ελέγχου.',
  'text.fault.long': 'Το κείμενο είναι πολύ μεγάλο για τη θέση του.',
  'error.operator-credentials': 'Το email ή ο κωδικός πρόσβασης είναι λάθος.',
  'error.operator-code': 'Ο κωδικός είναι λάθος ή έχει ήδη χρησιμοποιηθεί.',
  'error.operator-login-over': 'Συνδεθείτε ξανά.',
  'error.operator-link': 'Αυτός ο σύνδεσμος έχει λήξει ή έχει ήδη χρησιμοποιηθεί.',
  'error.operator-not-found': 'Αυτός ο χειριστής δεν υπάρχει.',
  'error.operator-exists': 'Υπάρχει ήδη χειριστής με αυτό το email.',
  'error.operator-last': 'Αυτός ο χειριστής είναι ο τελευταίος διαχειριστής. Προσθέστε πρώτα άλλον.',
  'error.operator-status': 'Ο χειριστής δεν μπορεί να πάρει αυτή την κατάσταση.',
  'error.view-read-only': 'Αυτή η προβολή είναι μόνο για ανάγνωση. Δεν άλλαξε τίποτα.',
  'error.view-over': 'Η προβολή έληξε.',
  'mail.operator-invited.subject': 'Πρόσκληση στην ομάδα χειριστών της {sender}',
  'mail.operator-invited.text':
    'Ανοίξτε αυτόν τον σύνδεσμο για να δημιουργήσετε τον λογαριασμό χειριστή σας στη {sender}.',
  'mail.operator-invited.action': 'Δημιουργία λογαριασμού',
  'mail.operator-reset.subject': 'Νέος κωδικός πρόσβασης στη {sender}',
  'mail.operator-reset.text': 'Ανοίξτε αυτόν τον σύνδεσμο για να ορίσετε νέο κωδικό πρόσβασης.',
  'mail.operator-reset.action': 'Ορισμός κωδικού',
  'mail.operator-factor.subject': 'Οι κωδικοί σύνδεσής σας στη {sender} άλλαξαν',
  'mail.operator-factor.text':
    'Η εφαρμογή σας για κωδικούς σύνδεσης άλλαξε ({at}). Σας αποσυνδέσαμε από όλες τις άλλες συσκευές.',
} as const satisfies AreaOf<typeof source>
