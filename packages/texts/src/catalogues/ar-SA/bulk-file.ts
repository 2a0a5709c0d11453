import type { AreaOf } from '../../area.ts'
import type { bulkFile as source } from '../en/bulk-file.ts'

export const bulkFile = {
  'bulk-file.guide-limits': 'عدد الصفوف {rows} على الأكثر، وحجم الملف 5 ميجابايت.',
  'bulk-file.example-address': 'شارع التحلية 12',
  'bulk-file.example-notes': 'يرجى دق الجرس مرتين',
  'bulk-file.hint.phone': 'مع مفتاح الدولة أو بدونه، مثل {example}',
  'bulk-file.hint.unit': 'الباب أو الدور أو الشقة',
  'bulk-file.hint.notes': 'رمز البوابة، وأين يدق المندوب الجرس',
  'bulk-file.hint.amount': 'قيمة البضاعة بعملة {currency}. وعند الدفع نقدًا، ما يحصّله المندوب.',
  'bulk-file.hint.age-check': 'نعم، إذا كان على المندوب طلب إثبات العمر',
  'bulk-file.hint.weight': 'بالكيلوجرام، {most} على الأكثر',
  'bulk-file.hint.address': 'الحي والشارع ورقم المبنى والمدينة',
} as const satisfies AreaOf<typeof source>
