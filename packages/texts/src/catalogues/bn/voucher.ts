import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'এই ভাউচার কোড চলবে না',
  'voucher.error.get.message': 'ভাউচার কোডের বিস্তারিত আনা যায়নি',
  'voucher.error.exists': 'এই কোডের একটি ভাউচার আগেই আছে।',
  'voucher.error.terms': 'এই শর্তগুলো একটির সাথে আরেকটি মেলে না।',
  'voucher.add': 'ভাউচার যোগ করুন',
  'voucher.code': 'ভাউচার কোড',
  'voucher.apply': 'ব্যবহার করুন',
  'voucher.remove': 'ভাউচার সরান',
  'voucher.replace': 'অন্য ভাউচার দিন',
  'voucher.keep': 'এই ভাউচারই রাখুন',
  'voucher.applied': '{code} ভাউচারে {amount} কমেছে।',
  'voucher.removed': 'ভাউচার সরানো হয়েছে।',
  'voucher.line': 'ভাউচার {code}',
  'voucher.gone': '{code} ভাউচার আর পাওয়া যাচ্ছে না, তাই সরানো হয়েছে। চার্জটি আবার দেখে নিন।',
  'voucher.stays': '{code} ভাউচার এই অর্ডারেই থাকবে।',
  'order.fee-whole': 'ভাউচারের আগের চার্জ',
  'order.voucher': 'ভাউচার',
  'order.voucher-off': '{code}, {amount} ছাড়',
} as const satisfies AreaOf<typeof source>
