import type { AreaOf } from '../../area.ts'
import type { pay as source } from '../en/pay.ts'

export const pay = {
  'payment.ONLINE_PAYMENT': 'Πληρωμή online με κάρτα',
  'payment.ONLINE_PAYMENT-hint': 'Η παράδοση πληρώνεται τώρα και ο διανομέας αναζητείται μόλις πληρωθεί',
  'pay.go': 'Συνέχεια στην πληρωμή',
  'pay.title': 'Πληρωμή με κάρτα',
  'pay.beginning': 'Η πληρωμή ετοιμάζεται',
  'pay.which': 'Κάρτα πληρωμής',
  'pay.new-card': 'Άλλη κάρτα',
  'pay.card': '{scheme} που τελειώνει σε {digits}',
  'pay.expired': 'Έληξε',
  'pay.remove': 'Αφαίρεση',
  'pay.remove-card': 'Αφαίρεση: {card}',
  'pay.remove-sure': 'Αφαίρεση αυτής της κάρτας;',
  'pay.keep': 'Διατήρηση',
  'pay.not-removed': 'Η κάρτα δεν αφαιρέθηκε. Δοκιμάστε ξανά.',
  'pay.frame': 'Στοιχεία κάρτας',
  'pay.save': 'Αποθήκευση της κάρτας για την επόμενη φορά',
  'pay.pay': 'Πληρωμή {amount}',
  'pay.safe':
    'Τα στοιχεία της κάρτας πηγαίνουν κρυπτογραφημένα απευθείας στον πάροχο πληρωμών. Δεν βλέπουμε ποτέ τον αριθμό.',
  'pay.waiting': 'Η τράπεζά σας το επεξεργάζεται. Κρατήστε τη σελίδα ανοιχτή.',
  'pay.challenge': 'Η τράπεζά σας θέλει να βεβαιωθεί ότι είστε εσείς',
  'pay.challenge-leave': 'Χωρίς απάντηση, επιλογή άλλης κάρτας',
  'pay.not-left': 'Δεν ήταν δυνατή η έξοδος από την πληρωμή. Δοκιμάστε ξανά.',
  'pay.last-try': 'Μπορείτε να δοκιμάσετε μία κάρτα ακόμη. Μετά η πληρωμή αρχίζει από την αρχή.',
  'pay.decline.DECLINED': 'Η τράπεζά σας δεν δέχτηκε την κάρτα. Δοκιμάστε άλλη.',
  'pay.decline.INSUFFICIENT_FUNDS': 'Η κάρτα δεν έχει αρκετά χρήματα. Δοκιμάστε άλλη.',
  'pay.decline.EXPIRED_CARD': 'Η κάρτα έχει λήξει. Δοκιμάστε άλλη.',
  'pay.decline.WRONG_SECURITY_CODE': 'Ο κωδικός ασφαλείας δεν είναι σωστός. Ελέγξτε τον.',
  'pay.decline.CARD_BLOCKED': 'Η κάρτα είναι μπλοκαρισμένη. Δοκιμάστε άλλη.',
  'pay.decline.CHALLENGE_FAILED':
    'Η τράπεζά σας δεν επιβεβαίωσε ότι είστε εσείς. Δοκιμάστε ξανά ή με άλλη κάρτα.',
  'pay.decline.CHALLENGE_ABANDONED':
    'Η τράπεζά σας δεν έλαβε απάντηση από εσάς. Δοκιμάστε ξανά ή με άλλη κάρτα.',
  'pay.decline.CARD_UNREADABLE': 'Τα στοιχεία της κάρτας δεν διαβάστηκαν. Γράψτε τα ξανά.',
  'pay.decline.PROVIDER_DOWN':
    'Δεν υπήρξε επικοινωνία με τον πάροχο πληρωμών. Δεν χρεωθήκατε τίποτα. Δοκιμάστε ξανά.',
} as const satisfies AreaOf<typeof source>
