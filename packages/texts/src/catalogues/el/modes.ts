import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Εγγραφείτε ή συνδεθείτε για να καλέσετε διανομέα.',
  'guest.name': 'Επισκέπτης',
  'guest.continue': 'Συνέχεια ως επισκέπτης',
  'guest.ended': 'Η επίσκεψή σας έληξε. Συνεχίστε ξανά ως επισκέπτης ή συνδεθείτε.',
  'guest.request-text':
    'Οι επισκέπτες πληρώνουν online. Δημιουργήστε λογαριασμό για κάθε τρόπο πληρωμής και για να κρατήσετε το σημείο παραλαβής σας.',
  'guest.popup-title': 'Όλες οι παραγγελίες σε ένα μέρος',
  'guest.popup-text':
    'Δημιουργήστε λογαριασμό και η επόμενη παραγγελία είναι έτοιμη με λίγα κλικ: το σημείο παραλαβής, οι πελάτες και όλες οι παραγγελίες σας διατηρούνται.',
  'guest.popup-register': 'Δημιουργία λογαριασμού',
  'guest.popup-later': 'Αργότερα',
  'guest.popup-never': 'Να μην ερωτηθώ ξανά',
  'platform.title': 'Άνοιγμα',
  'platform.error.token':
    'Η πύλη δεν άνοιξε με όσα έδωσε η σελίδα που την περιέχει. Φορτώστε ξανά εκείνη τη σελίδα.',
  'platform.error.no-answer':
    'Η σελίδα που περιέχει την πύλη δεν είπε ποιος είστε. Φορτώστε ξανά εκείνη τη σελίδα.',
} as const satisfies AreaOf<typeof source>
