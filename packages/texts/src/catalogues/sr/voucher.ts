import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Ovaj kod vaučera ne važi',
  'voucher.error.get.message': 'Detalji koda vaučera nisu učitani',
  'voucher.error.exists': 'Vaučer sa ovim kodom već postoji.',
  'voucher.error.terms': 'Ovi uslovi zajedno nemaju smisla.',
  'voucher.add': 'Dodaj vaučer',
  'voucher.code': 'Kod vaučera',
  'voucher.apply': 'Primeni',
  'voucher.remove': 'Ukloni vaučer',
  'voucher.replace': 'Koristi drugi vaučer',
  'voucher.keep': 'Zadrži ovaj vaučer',
  'voucher.applied': 'Vaučer {code} umanjuje cenu za {amount}.',
  'voucher.removed': 'Vaučer je uklonjen.',
  'voucher.line': 'Vaučer {code}',
  'voucher.gone': 'Vaučer {code} više ne važi i uklonjen je. Pogledajte cenu još jednom.',
  'voucher.stays': 'Vaučer {code} ostaje uz ovu porudžbinu.',
  'order.fee-whole': 'Cena pre vaučera',
  'order.voucher': 'Vaučer',
  'order.voucher-off': '{code}, {amount} manje',
} as const satisfies AreaOf<typeof source>
