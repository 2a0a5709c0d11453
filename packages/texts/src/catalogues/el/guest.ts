import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Οι παραγγελίες σας ως επισκέπτης δεν μεταφέρθηκαν στον λογαριασμό σας.',
  'guest.moved': 'Οι παραγγελίες σας ως επισκέπτης είναι τώρα στον λογαριασμό σας.',
  'sender.title': 'Παραλαβή από',
  'sender.hint': 'Ποιος δίνει το δέμα στον διανομέα και πού.',
  'sender.address': 'Διεύθυνση παραλαβής',
  'sender.name': 'Το όνομά σας',
  'sender.phone': 'Το τηλέφωνό σας',
  'sender.email': 'Το email σας',
  'guest.online-only': 'Οι επισκέπτες πληρώνουν online με κάρτα.',
  'guest.kept-here':
    'Οι παραγγελίες σας διατηρούνται σε αυτόν τον browser. Δημιουργήστε λογαριασμό για να τις κρατήσετε.',
  'guest.earlier': 'Παλαιότερες παραγγελίες:',
  'request.fault.sender-address-missing': 'Επιλέξτε από πού παραλαμβάνεται το δέμα',
  'request.fault.sender-name-missing': 'Συμπληρώστε το όνομά σας',
  'request.fault.sender-phone-missing': 'Συμπληρώστε το τηλέφωνό σας',
  'request.fault.sender-phone-invalid': 'Το τηλέφωνό σας δεν φαίνεται σωστό',
  'request.fault.sender-email-missing': 'Συμπληρώστε το email σας',
  'request.fault.sender-email-invalid': 'Το email σας δεν φαίνεται σωστό',
} as const satisfies AreaOf<typeof source>
