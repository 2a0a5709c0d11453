import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'كود الخصم هذا غير متاح',
  'voucher.error.get.message': 'تعذّر الحصول على تفاصيل كود الخصم',
  'voucher.error.exists': 'كود الخصم هذا موجود بالفعل.',
  'voucher.add': 'إضافة كود خصم',
  'voucher.code': 'كود الخصم',
  'voucher.remove': 'إزالة كود الخصم',
  'voucher.replace': 'استخدام كود آخر',
  'voucher.keep': 'الإبقاء على هذا الكود',
  'voucher.applied': 'الكود {code} يخصم {amount}.',
  'voucher.removed': 'أُزيل كود الخصم.',
  'voucher.line': 'كود الخصم {code}',
  'voucher.gone': 'لم يعد الكود {code} متاحًا وأُزيل. يرجى مراجعة الرسوم مرة أخرى.',
  'voucher.stays': 'يبقى الكود {code} مع هذا الطلب.',
  'order.fee-whole': 'الرسوم قبل الخصم',
  'order.voucher': 'كود الخصم',
} as const satisfies AreaOf<typeof source>
