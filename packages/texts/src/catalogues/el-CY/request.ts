import type { AreaOf } from '../../area.ts'
import type { request as source } from '../en/request.ts'

export const request = {
  'request.address-placeholder': 'Οδός, αριθμός και περιοχή, ένα μέρος ή γεωγραφικό πλάτος, μήκος',
  'request.address-none': 'Δεν βρέθηκε διεύθυνση για «{search}». Δοκιμάστε οδό, αριθμό και περιοχή.',
  'precision.place': 'περιοχή',
  'payment.CASH_ON_DELIVERY': 'Μετρητά κατά την παράδοση',
  'payment.PAYMENT_ON_DELIVERY': 'Πληρωμή κατά την παράδοση',
  'request.fault.vat-length': 'Ο αριθμός ΦΠΑ σας πρέπει να έχει 8 χαρακτήρες, ελέγξτε τον ξανά.',
  'request.fault.vat-invalid': 'Ο αριθμός ΦΠΑ σας δεν είναι έγκυρος, ελέγξτε τον ξανά.',
  'request.vat': 'Αριθμός ΦΠΑ',
} as const satisfies AreaOf<typeof source>
