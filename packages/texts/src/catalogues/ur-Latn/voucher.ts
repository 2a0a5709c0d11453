import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Yeh voucher code dastyab nahi',
  'voucher.error.get.message': 'Voucher code ki tafseel nahi mil saki',
  'voucher.error.exists': 'Is code ka voucher pehle se hai.',
  'voucher.error.terms': 'Yeh sharait ek saath nahi chaltin.',
  'voucher.add': 'Voucher lagayein',
  'voucher.code': 'Voucher code',
  'voucher.apply': 'Lagayein',
  'voucher.remove': 'Voucher hatayein',
  'voucher.replace': 'Doosra voucher lagayein',
  'voucher.keep': 'Yehi voucher rakhein',
  'voucher.applied': 'Voucher {code} se {amount} kam hote hain.',
  'voucher.removed': 'Voucher hata diya gaya.',
  'voucher.line': 'Voucher {code}',
  'voucher.gone': 'Voucher {code} ab dastyab nahi, hata diya gaya. Fee dobara dekhein.',
  'voucher.stays': 'Voucher {code} is order ke saath rahega.',
  'order.fee-whole': 'Voucher se pehle ki fee',
  'order.voucher': 'Voucher',
  'order.voucher-off': '{code}, {amount} kam',
} as const satisfies AreaOf<typeof source>
