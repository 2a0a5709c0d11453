import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Hindi available ang voucher code na ito',
  'voucher.error.get.message': 'Hindi makuha ang detalye ng voucher code',
  'voucher.error.exists': 'May voucher na sa code na ito.',
  'voucher.error.terms': 'Hindi magkatugma ang mga kondisyong ito.',
  'voucher.add': 'Magdagdag ng voucher',
  'voucher.code': 'Voucher code',
  'voucher.apply': 'Gamitin',
  'voucher.remove': 'Alisin ang voucher',
  'voucher.replace': 'Gumamit ng ibang voucher',
  'voucher.keep': 'Panatilihin ang voucher na ito',
  'voucher.applied': 'May bawas na {amount} dahil sa voucher na {code}.',
  'voucher.removed': 'Inalis ang voucher.',
  'voucher.line': 'Voucher {code}',
  'voucher.gone': 'Hindi na available ang voucher na {code} kaya inalis. Pakitingnan ulit ang fee.',
  'voucher.stays': 'Mananatili ang voucher na {code} sa order na ito.',
  'order.fee-whole': 'Fee bago ang voucher',
  'order.voucher': 'Voucher',
  'order.voucher-off': '{code}, bawas {amount}',
} as const satisfies AreaOf<typeof source>
