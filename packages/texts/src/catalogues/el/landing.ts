import type { AreaOf } from '../../area.ts'
import type { landing as source } from '../en/landing.ts'

export const landing = {
  'landing.price-title': 'Πόσο κοστίζει',
  'landing.price-lead':
    'Πληρώνετε όσο χρησιμοποιείτε: χωρίς συμβόλαιο, χωρίς ελάχιστο. Αυτός είναι ο σημερινός τιμοκατάλογος ({country}).',
  'landing.price-distance': 'Απόσταση οδικώς',
  'landing.price-cash': 'Ο διανομέας εισπράττει μετρητά στην πόρτα',
  'landing.price-fee': 'Χρέωση παράδοσης',
  'landing.price-base': 'Βασική χρέωση',
  'landing.price-way': '{distance} προς {perKm} το χλμ.',
  'landing.price-way-included': '{distance}· τα πρώτα {included} περιλαμβάνονται στη βασική χρέωση',
  'landing.price-cash-part': 'Είσπραξη μετρητών',
  'landing.price-note': 'Η ακριβής χρέωση εξαρτάται από τη διαδρομή. Τη βλέπετε πριν επιβεβαιώσετε.',
  'landing.faq-title': 'Ερωτήσεις',
  'landing.share':
    'Καλέστε διανομέα, δείτε τη χρέωση πριν επιβεβαιώσετε και παρακολουθήστε το δέμα ως την πόρτα. Από {base} συν την απόσταση.',
} as const satisfies AreaOf<typeof source>
