import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'یہ واؤچر کوڈ دستیاب نہیں',
  'voucher.error.get.message': 'واؤچر کوڈ کی تفصیل نہیں لائی جا سکی',
  'voucher.error.exists': 'اس کوڈ کا واؤچر پہلے سے موجود ہے۔',
  'voucher.error.terms': 'یہ شرائط آپس میں نہیں ملتیں۔',
  'voucher.add': 'واؤچر شامل کریں',
  'voucher.code': 'واؤچر کوڈ',
  'voucher.apply': 'لگائیں',
  'voucher.remove': 'واؤچر ہٹائیں',
  'voucher.replace': 'دوسرا واؤچر استعمال کریں',
  'voucher.keep': 'یہی واؤچر رکھیں',
  'voucher.applied': 'واؤچر {code} سے {amount} کم ہوئے۔',
  'voucher.removed': 'واؤچر ہٹا دیا گیا۔',
  'voucher.line': 'واؤچر {code}',
  'voucher.gone': 'واؤچر {code} اب دستیاب نہیں اور ہٹا دیا گیا ہے۔ فیس دوبارہ دیکھ لیں۔',
  'voucher.stays': 'واؤچر {code} اس آرڈر کے ساتھ رہے گا۔',
  'order.fee-whole': 'واؤچر سے پہلے کی فیس',
  'order.voucher': 'واؤچر',
  'order.voucher-off': '{code}، {amount} کی رعایت',
} as const satisfies AreaOf<typeof source>
