import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Rabatkoden er ikke tilgængelig',
  'voucher.error.get.message': 'Detaljerne om rabatkoden kan ikke hentes',
  'voucher.error.exists': 'Rabatkoden findes allerede.',
  'voucher.error.terms': 'Betingelserne passer ikke sammen.',
  'voucher.add': 'Tilføj rabatkode',
  'voucher.code': 'Rabatkode',
  'voucher.apply': 'Brug',
  'voucher.remove': 'Fjern rabatkoden',
  'voucher.replace': 'Brug en anden rabatkode',
  'voucher.keep': 'Behold rabatkoden',
  'voucher.applied': 'Rabatkoden {code} giver {amount} i rabat.',
  'voucher.removed': 'Rabatkoden er fjernet.',
  'voucher.line': 'Rabatkode {code}',
  'voucher.gone': 'Rabatkoden {code} er ikke længere tilgængelig og er fjernet. Se på gebyret igen.',
  'voucher.stays': 'Rabatkoden {code} gælder stadig for bestillingen.',
  'order.fee-whole': 'Gebyr før rabat',
  'order.voucher': 'Rabatkode',
  'order.voucher-off': '{code}, {amount} i rabat',
} as const satisfies AreaOf<typeof source>
