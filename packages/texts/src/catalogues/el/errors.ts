import type { AreaOf } from '../../area.ts'
import type { errors as source } from '../en/errors.ts'

export const errors = {
  'error.request-invalid': 'Κάτι στο αίτημα δεν είναι έγκυρο. Ελέγξτε το και δοκιμάστε ξανά.',
  'error.request-too-large': 'Είναι πολύ μεγάλο για αποστολή.',
  'error.not-found': 'Δεν το βρήκαμε.',
  'error.too-many-requests': 'Αυτό ήταν κάπως γρήγορο. Περιμένετε λίγο και δοκιμάστε ξανά.',
  'error.message-not-sent': 'Το μήνυμα δεν στάλθηκε. Δοκιμάστε ξανά αργότερα.',
  'error.code-invalid': 'Ο κωδικός δεν είναι έγκυρος.',
  'error.unexpected': 'Κάτι πήγε στραβά από την πλευρά μας. Δοκιμάστε ξανά.',
  'error.unavailable':
    'Λυπούμαστε, η πλατφόρμα δεν είναι διαθέσιμη. Αν συνεχιστεί, επικοινωνήστε με τον υπεύθυνο πελατών σας.',
  'error.offline':
    'Δεν ήταν δυνατή η επικοινωνία με την υπηρεσία. Ελέγξτε τη σύνδεσή σας στο διαδίκτυο και δοκιμάστε ξανά.',
  'error.idempotency-conflict': 'Το αίτημα έχει ήδη σταλεί με άλλα στοιχεία. Ελέγξτε τις παραγγελίες σας.',
  'error.idempotency-running': 'Το αίτημα είναι ακόμη υπό επεξεργασία. Περιμένετε λίγο.',
  'error.idempotency-missing': 'Το αίτημα δεν στάλθηκε. Φορτώστε ξανά τη σελίδα.',
  'error.vendor-not-found': 'Αυτό το σημείο παραλαβής δεν είναι δικό σας.',
  'error.no-vendors':
    'Ο λογαριασμός σας δεν συνδέεται με καμία επιχείρηση. Επικοινωνήστε με τον υπεύθυνο πελατών σας',
  'error.vendor-no-location': 'Πείτε πρώτα από πού παραλαμβάνουν οι διανομείς.',
  'error.cant-retrieve-vendors': 'Δεν μπορέσαμε να λάβουμε όλα τα καταστήματά σας',
  'error.parameter-unknown': 'Αυτή η ρύθμιση δεν υπάρχει.',
  'geolocator.error.details': 'Δεν μπορέσαμε να λάβουμε στοιχεία για αυτό το μέρος.',
  'geolocator.error.reverse': 'Δεν βρήκαμε διεύθυνση σε αυτό το σημείο.',
  'geolocator.error.unavailable': 'Για τεχνικούς λόγους δεν βρήκαμε τη διεύθυνση. Δοκιμάστε αργότερα.',
  'error.order-invalid': 'Κάποια στοιχεία της παραγγελίας δεν είναι έγκυρα.',
  'error.order-not-found': 'Δεν βρήκαμε αυτή την παραγγελία.',
  'error.move-not-allowed': 'Αυτό δεν είναι πια δυνατό για αυτή την παραγγελία.',
  'error.no-payment-method-available': 'Δεν υπάρχει διαθέσιμος τρόπος πληρωμής για αυτό το σημείο παραλαβής.',
  'error.signature-expired': 'Η χρέωση δόθηκε πριν από πολλή ώρα. Την υπολογίζουμε ξανά.',
  'error.signature-invalid': 'Η χρέωση δεν επιβεβαιώθηκε. Επιλέξτε ξανά τη διεύθυνση.',
  'error.fee.changed': 'Η χρέωση παράδοσης άλλαξε.',
  'error.fee.recompute': 'Δεν μπορέσαμε να υπολογίσουμε ξανά τη χρέωση. Δοκιμάστε ακόμη μία φορά.',
  'error.cant-retrieve-past-orders': 'Δεν μπορέσαμε να λάβουμε τις παλαιότερες παραγγελίες σας.',
  'error.cant-retrieve-current-orders': 'Δεν μπορέσαμε να λάβουμε τις τρέχουσες παραγγελίες σας.',
  'error.cant-cancel-order': 'Δυστυχώς η παραγγελία δεν ακυρώθηκε',
  'decision.error.gone': 'Αυτό έχει ήδη αποφασιστεί.',
  'decision.error.not-offered':
    'Αυτό δεν μπορεί να επιλεγεί εδώ. Διαλέξτε μία από τις επιλογές που εμφανίζονται.',
  'error.offer-not-found': 'Αυτή η προσφορά δεν υπάρχει.',
  'error.offer-gone': 'Αυτή η προσφορά δεν είναι πια ανοιχτή.',
  'error.rider-not-found': 'Αυτός ο διανομέας δεν υπάρχει.',
} as const satisfies AreaOf<typeof source>
