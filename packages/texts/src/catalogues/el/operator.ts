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
} as const satisfies AreaOf<typeof source>
