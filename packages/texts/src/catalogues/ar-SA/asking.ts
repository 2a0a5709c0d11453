import type { AreaOf } from '../../area.ts'
import type { asking as source } from '../en/asking.ts'

export const asking = {
  'paste.lead': 'الصق هنا الرسالة التي أرسلها عميلك، وسنستخرج منها الاسم ورقم الجوال والعنوان وبقية التفاصيل.',
  'paste.placeholder': 'مثال: سارة أحمد، 0551234567، حي الياسمين شارع 12 شقة 5، كعكتان، يرجى دق الجرس',
  'where.title': 'إلى أين يأتي المندوب؟',
  'where.lead': 'لدى {shop} شيء لك. حدّد للمندوب مكان بابك.',
  'where.denied': 'جوالك لا يشارك موقعك. حرّك الدبوس إلى بابك أو ابحث عن عنوانك.',
  'where.rough': 'جوالك يعرف موقعك بشكل تقريبي فقط. يرجى تحريك الدبوس إلى بابك.',
  'where.unnamed': 'لا نعرف عنوانًا هناك. لا بأس: سيذهب المندوب إلى الدبوس.',
  'where.unit': 'الدور والشقة',
  'where.notes-placeholder': 'رمز البوابة، أي جرس يُدق، ما الذي بجواره',
  'where.private': 'لا يرى هذا سوى {shop} والمندوب.',
} as const satisfies AreaOf<typeof source>
