import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Dili magamit kini nga voucher code',
  'voucher.error.get.message': 'Wala makuha ang detalye sa voucher code',
  'voucher.error.exists': 'Naa nay voucher ani nga code.',
  'voucher.error.terms': 'Dili magtugma kining mga kondisyon.',
  'voucher.add': 'Dugangi og voucher',
  'voucher.code': 'Voucher code',
  'voucher.apply': 'Gamita',
  'voucher.remove': 'Tangtanga ang voucher',
  'voucher.replace': 'Gamit og laing voucher',
  'voucher.keep': 'Ipabilin kini nga voucher',
  'voucher.applied': 'Menos {amount} sa voucher nga {code}.',
  'voucher.removed': 'Gitangtang ang voucher.',
  'voucher.line': 'Voucher {code}',
  'voucher.gone':
    'Dili na magamit ang voucher nga {code} mao nga gitangtang. Palihug tan-awa og usab ang fee.',
  'voucher.stays': 'Magpabilin ang voucher nga {code} ani nga order.',
  'order.fee-whole': 'Fee sa wala pa ang voucher',
  'order.voucher': 'Voucher',
  'order.voucher-off': '{code}, menos {amount}',
} as const satisfies AreaOf<typeof source>
