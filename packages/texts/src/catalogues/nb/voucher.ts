import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Rabattkoden er ikke tilgjengelig',
  'voucher.error.get.message': 'Kan ikke hente detaljer om rabattkoden',
  'voucher.error.exists': 'Rabattkoden finnes allerede.',
  'voucher.error.terms': 'Vilkårene passer ikke sammen.',
  'voucher.add': 'Legg til rabattkode',
  'voucher.code': 'Rabattkode',
  'voucher.apply': 'Bruk',
  'voucher.remove': 'Fjern rabattkoden',
  'voucher.replace': 'Bruk en annen rabattkode',
  'voucher.keep': 'Behold rabattkoden',
  'voucher.applied': 'Rabattkoden {code} gir {amount} i rabatt.',
  'voucher.removed': 'Rabattkoden ble fjernet.',
  'voucher.line': 'Rabattkode {code}',
  'voucher.gone': 'Rabattkoden {code} er ikke lenger tilgjengelig og ble fjernet. Se på gebyret igjen.',
  'voucher.stays': 'Rabattkoden {code} følger bestillingen.',
  'order.fee-whole': 'Gebyr før rabatt',
  'order.voucher': 'Rabattkode',
  'order.voucher-off': '{code}, {amount} i rabatt',
} as const satisfies AreaOf<typeof source>
