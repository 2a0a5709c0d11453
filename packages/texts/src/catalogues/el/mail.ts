import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer':
    'Λαμβάνετε αυτό το μήνυμα επειδή κάποιος χρησιμοποίησε αυτή τη διεύθυνση στη {sender}. Αν δεν ήσασταν εσείς, αγνοήστε το.',
  'mail.confirm.subject': 'Επιβεβαιώστε τον λογαριασμό σας στη {sender}',
  'mail.confirm.text':
    'Καλώς ήρθατε στη {sender}. Επιβεβαιώστε ότι η διεύθυνση είναι δική σας και μετά συνδεθείτε και καλέστε τον πρώτο σας διανομέα.',
  'mail.confirm.validity': 'Ο σύνδεσμος ισχύει {hours} ώρες και χρησιμοποιείται μία φορά.',
  'mail.confirm.action': 'Επιβεβαίωση λογαριασμού',
  'mail.reset.subject': 'Ο κωδικός σας για νέο κωδικό πρόσβασης στη {sender}',
  'mail.reset.text': 'Γράψτε αυτόν τον κωδικό στη σελίδα όπου ζητήσατε νέο κωδικό πρόσβασης.',
  'mail.reset.validity': 'Ισχύει {minutes} λεπτά. Δεν θα σας τον ζητήσουμε ποτέ τηλεφωνικά.',
  'mail.changed.subject': 'Ο κωδικός πρόσβασής σας στη {sender} άλλαξε',
  'mail.changed.text':
    'Ο κωδικός πρόσβασης του λογαριασμού σας άλλαξε στις {at}. Όλες οι άλλες συσκευές αποσυνδέθηκαν.',
  'mail.changed.not-you': 'Αν δεν ήσασταν εσείς, ορίστε αμέσως νέο κωδικό από το «Ξεχάσατε τον κωδικό σας;».',
  'mail.invited.subject': 'Πρόσκληση στην επιχείρηση {vendor}',
  'mail.invited.text':
    '{by} σας προσκαλεί να καλείτε και να παρακολουθείτε διανομείς για την επιχείρηση {vendor} με τη {sender}.',
  'mail.invited.validity': 'Η πρόσκληση ισχύει {days} ημέρες.',
  'mail.invited.action': 'Αποδοχή πρόσκλησης',
  'mail.payment.subject': 'Η πληρωμή σας: {sender}',
  'mail.payment.paid': 'Η τράπεζά σας πλήρωσε την παραγγελία {order}. Η παραγγελία καταχωρίστηκε.',
  'mail.payment.unpaid':
    'Η τράπεζά σας δεν πλήρωσε την παραγγελία {order}. Δεν χρεωθήκατε τίποτα. Διανομέας θα έρθει μόνο αν πληρώσετε ξανά.',
  'mail.payment.paid-back':
    'Η τράπεζά σας πλήρωσε την παραγγελία {order} όταν είχε ήδη λήξει. Τα χρήματα επιστρέφουν στην κάρτα σας.',
  'mail.removed.subject': 'Δεν ενεργείτε πια για την επιχείρηση {vendor}',
  'mail.removed.text': 'Ιδιοκτήτης της επιχείρησης {vendor} τερμάτισε την πρόσβασή σας.',
} as const satisfies AreaOf<typeof source>
