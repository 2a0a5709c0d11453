import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Το κλειδί είναι ελλιπές ή γράφτηκε λάθος.',
  'keys.error.invalid': 'Το κλειδί δεν ισχύει εδώ.',
  'keys.error.scope': 'Το κλειδί δεν επιτρέπει αυτή την κλήση.',
  'keys.error.not-found': 'Το κλειδί δεν υπάρχει πια.',
  'keys.error.changed': 'Κάποιος άλλος άλλαξε το κλειδί. Δείτε το ξανά πριν αποθηκεύσετε.',
  'keys.error.ended': 'Το κλειδί έχει λήξει.',
  'keys.error.too-many': 'Υπάρχουν πάρα πολλά κλειδιά. Καταργήστε ένα που δεν χρησιμοποιείται.',
  'keys.error.network-invalid': 'Αυτό δεν είναι δίκτυο. Γράψτε διεύθυνση ή εύρος, όπως 203.0.113.0/24.',
  'keys.error.collection-point': 'Ένα κλειδί ισχύει μόνο για σημεία παραλαβής της επιχείρησής σας.',
  'keys.error.time-invalid': 'Επιλέξτε αργότερη ώρα. Ένα παλιό κλειδί ισχύει έως επτά ημέρες.',
} as const satisfies AreaOf<typeof source>
