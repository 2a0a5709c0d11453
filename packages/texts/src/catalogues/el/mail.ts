import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer':
    'Λαμβάνετε αυτό το μήνυμα επειδή αυτά τα στοιχεία επικοινωνίας χρησιμοποιούνται στη {sender}.',
  'mail.confirm.subject': 'Επιβεβαιώστε τον λογαριασμό σας στη {sender}',
  'mail.confirm.text':
    'Καλώς ήρθατε στη {sender}. Επιβεβαιώστε ότι η διεύθυνση είναι δική σας και μετά συνδεθείτε και καλέστε τον πρώτο σας διανομέα.',
  'mail.confirm.validity':
    'Ο σύνδεσμος ισχύει {hours} ώρες και χρησιμοποιείται μία φορά. Αν δεν δημιουργήσατε εσείς τον λογαριασμό, αγνοήστε αυτό το μήνυμα.',
  'mail.confirm.action': 'Επιβεβαίωση λογαριασμού',
  'mail.reset.subject': 'Ο κωδικός σας για νέο κωδικό πρόσβασης στη {sender}',
  'mail.reset.text': 'Γράψτε αυτόν τον κωδικό στη σελίδα όπου ζητήσατε νέο κωδικό πρόσβασης.',
  'mail.reset.validity':
    'Ισχύει {minutes} λεπτά. Δεν θα σας τον ζητήσουμε ποτέ τηλεφωνικά. Αν δεν τον ζητήσατε, αγνοήστε αυτό το μήνυμα. Ο κωδικός πρόσβασής σας δεν αλλάζει.',
  'mail.changed.subject': 'Ο κωδικός πρόσβασής σας στη {sender} άλλαξε',
  'mail.changed.text':
    'Ο κωδικός πρόσβασης του λογαριασμού σας άλλαξε στις {at}. Όλες οι άλλες συσκευές αποσυνδέθηκαν.',
  'mail.changed.not-you': 'Αν δεν ήσασταν εσείς, ορίστε αμέσως νέο κωδικό από το «Ξεχάσατε τον κωδικό σας;».',
  'mail.invited.subject': 'Πρόσκληση στην επιχείρηση {vendor}',
  'mail.invited.text':
    '{by} σας προσκαλεί να καλείτε και να παρακολουθείτε διανομείς για την επιχείρηση {vendor} με τη {sender}.',
  'mail.invited.validity':
    'Η πρόσκληση ισχύει {days} ημέρες. Αν δεν την περιμένατε, αγνοήστε αυτό το μήνυμα.',
  'mail.invited.action': 'Αποδοχή πρόσκλησης',
  'mail.rider-invited.subject': 'Διανομέας με τη {sender}',
  'mail.rider-invited.text':
    'Ανοίξτε αυτόν τον σύνδεσμο στο τηλέφωνό σας για να ξεκινήσετε διανομές με τη {sender}.',
  'mail.rider-invited.validity': 'Ο σύνδεσμος ισχύει {hours} ώρες και χρησιμοποιείται μία φορά.',
  'mail.rider-invited.action': 'Έναρξη διανομών',
  'mail.rider-code.subject': 'Ο κωδικός σύνδεσής σας στη {sender}',
  'mail.rider-code.text': 'Γράψτε αυτόν τον κωδικό για να συνδεθείτε ως διανομέας.',
  'mail.rider-code.validity':
    'Ο κωδικός ισχύει {minutes} λεπτά. Δεν θα σας τον ζητήσουμε ποτέ τηλεφωνικά. Αν δεν τον ζητήσατε, αγνοήστε αυτό το μήνυμα.',
  'mail.payment.subject': 'Η πληρωμή σας: {sender}',
  'mail.payment.paid': 'Η τράπεζά σας πλήρωσε την παραγγελία {order}. Η παραγγελία καταχωρίστηκε.',
  'mail.payment.unpaid':
    'Η τράπεζά σας δεν πλήρωσε την παραγγελία {order}. Δεν χρεωθήκατε τίποτα. Διανομέας θα έρθει μόνο αν πληρώσετε ξανά.',
  'mail.payment.paid-back':
    'Η τράπεζά σας πλήρωσε την παραγγελία {order} όταν είχε ήδη λήξει. Τα χρήματα επιστρέφουν στην κάρτα σας.',
  'mail.removed.subject': 'Δεν ενεργείτε πια για την επιχείρηση {vendor}',
  'mail.removed.text': 'Ιδιοκτήτης της επιχείρησης {vendor} τερμάτισε την πρόσβασή σας.',
  'mail.rider-document.subject': 'Τα έγγραφά σας για τη {sender}',
  'mail.rider-document.approved': '{document}: ελέγχθηκε και ισχύει.',
  'mail.rider-document.refused': '{document}: δεν έγινε δεκτό. Λόγος: {reason}',
  'mail.rider-document.expiring_one': '{document}: λήγει σε {count} ημέρα. Στείλτε νέο έγγραφο.',
  'mail.rider-document.expiring_other': '{document}: λήγει σε {count} ημέρες. Στείλτε νέο έγγραφο.',
  'mail.rider-document.expired':
    '{document}: έχει λήξει. Δεν έρχονται προσφορές μέχρι να ελεγχθεί νέο έγγραφο.',
  'mail.rider-document.action': 'Άνοιγμα εγγράφων',
  'mail.tracking.subject': 'Το δέμα σας από: {shop}',
  'mail.tracking.text': 'Παρακολουθήστε εδώ το δέμα σας από: {shop}.',
  'mail.tracking.action': 'Παρακολούθηση δέματος',
} as const satisfies AreaOf<typeof source>
