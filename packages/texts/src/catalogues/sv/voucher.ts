import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Rabattkoden är inte tillgänglig',
  'voucher.error.get.message': 'Det går inte att hämta uppgifter om rabattkoden',
  'voucher.error.exists': 'Rabattkoden finns redan.',
  'voucher.error.terms': 'De här villkoren går inte ihop.',
  'voucher.add': 'Lägg till rabattkod',
  'voucher.code': 'Rabattkod',
  'voucher.apply': 'Använd',
  'voucher.remove': 'Ta bort rabattkoden',
  'voucher.replace': 'Använd en annan rabattkod',
  'voucher.keep': 'Behåll rabattkoden',
  'voucher.applied': 'Rabattkoden {code} ger {amount} i rabatt.',
  'voucher.removed': 'Rabattkoden togs bort.',
  'voucher.line': 'Rabattkod {code}',
  'voucher.gone':
    'Rabattkoden {code} är inte längre tillgänglig och har tagits bort. Titta på avgiften igen.',
  'voucher.stays': 'Rabattkoden {code} står kvar på ordern.',
  'order.fee-whole': 'Avgift före rabatt',
  'order.voucher': 'Rabattkod',
  'order.voucher-off': '{code}, {amount} i rabatt',
} as const satisfies AreaOf<typeof source>
