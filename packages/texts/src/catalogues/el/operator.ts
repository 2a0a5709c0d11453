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
} as const satisfies AreaOf<typeof source>
