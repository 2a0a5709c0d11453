import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': '这个优惠码无法使用',
  'voucher.error.get.message': '无法获取优惠码的详细资料',
  'voucher.error.exists': '已有使用这个代码的优惠券。',
  'voucher.error.terms': '这些条件互相矛盾。',
  'voucher.add': '加入优惠券',
  'voucher.code': '优惠码',
  'voucher.apply': '使用',
  'voucher.remove': '移除优惠券',
  'voucher.replace': '改用其他优惠券',
  'voucher.keep': '继续用这张优惠券',
  'voucher.applied': '优惠券 {code} 抵扣 {amount}。',
  'voucher.removed': '已移除优惠券。',
  'voucher.line': '优惠券 {code}',
  'voucher.gone': '优惠券 {code} 已无法使用并已移除，请再看一次费用。',
  'voucher.stays': '优惠券 {code} 会继续用在这张订单。',
  'order.fee-whole': '使用优惠券前的费用',
  'order.voucher': '优惠券',
  'order.voucher-off': '{code}，抵扣 {amount}',
} as const satisfies AreaOf<typeof source>
