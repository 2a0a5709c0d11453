import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Αυτός ο κωδικός κουπονιού δεν είναι διαθέσιμος',
  'voucher.error.get.message': 'Δεν είναι δυνατή η λήψη στοιχείων του κωδικού κουπονιού',
  'voucher.error.exists': 'Υπάρχει ήδη κουπόνι με αυτόν τον κωδικό.',
  'voucher.error.terms': 'Αυτοί οι όροι δεν ταιριάζουν μεταξύ τους.',
  'voucher.add': 'Προσθήκη κουπονιού',
  'voucher.code': 'Κωδικός κουπονιού',
  'voucher.apply': 'Εφαρμογή',
  'voucher.remove': 'Αφαίρεση κουπονιού',
  'voucher.replace': 'Χρήση άλλου κουπονιού',
  'voucher.keep': 'Διατήρηση αυτού του κουπονιού',
  'voucher.applied': 'Το κουπόνι {code} αφαιρεί {amount}.',
  'voucher.removed': 'Το κουπόνι αφαιρέθηκε.',
  'voucher.line': 'Κουπόνι {code}',
  'voucher.gone': 'Το κουπόνι {code} δεν είναι πια διαθέσιμο και αφαιρέθηκε. Δείτε ξανά τη χρέωση.',
  'voucher.stays': 'Το κουπόνι {code} μένει σε αυτή την παραγγελία.',
  'order.fee-whole': 'Χρέωση πριν από το κουπόνι',
  'order.voucher': 'Κουπόνι',
  'order.voucher-off': '{code}, έκπτωση {amount}',
} as const satisfies AreaOf<typeof source>
