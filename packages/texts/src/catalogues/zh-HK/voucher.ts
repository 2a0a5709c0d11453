import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': '這個優惠碼無法使用',
  'voucher.error.get.message': '無法取得優惠碼的詳細資料',
  'voucher.error.exists': '已有使用這個代碼的優惠券。',
  'voucher.error.terms': '這些條件互相矛盾。',
  'voucher.add': '加入優惠券',
  'voucher.code': '優惠碼',
  'voucher.apply': '套用',
  'voucher.remove': '移除優惠券',
  'voucher.replace': '改用其他優惠券',
  'voucher.keep': '繼續用這張優惠券',
  'voucher.applied': '優惠券 {code} 扣減 {amount}。',
  'voucher.removed': '已移除優惠券。',
  'voucher.line': '優惠券 {code}',
  'voucher.gone': '優惠券 {code} 已無法使用並已移除，請再看一次費用。',
  'voucher.stays': '優惠券 {code} 會繼續用在這張訂單。',
  'order.fee-whole': '使用優惠券前的費用',
  'order.voucher': '優惠券',
  'order.voucher-off': '{code}，扣減 {amount}',
} as const satisfies AreaOf<typeof source>
