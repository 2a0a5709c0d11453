import type { AreaOf } from '../../area.ts'
import type { outlet as source } from '../en/outlet.ts'

export const outlet = {
  'outlet.fault.phone-missing': 'يرجى إدخال رقم الجوال',
  'outlet.error.opening': 'سيستغرق الأمر بضع دقائق حتى تصبح متاحة لطلب مندوب.',
  'outlet.created': 'تم حفظ نقطة الاستلام بنجاح. سيستغرق الأمر بضع دقائق حتى تصبح متاحة لطلب مندوب.',
  'outlet.label-hint': 'الاسم الذي تراه أنت والمناديب.',
  'outlet.phone': 'رقم الجوال',
  'outlet.phone-hint': 'يتصل به المندوب عند الباب. يضاف {prefix} في البداية؛ ولبلد آخر ابدأ بعلامة +.',
  'outlet.owners-hint':
    'تصلهم دعوة بالبريد الإلكتروني ويمكنهم طلب المناديب من هنا. ومالكو الفرع الرئيسي يمكنهم ذلك أصلًا.',
} as const satisfies AreaOf<typeof source>
