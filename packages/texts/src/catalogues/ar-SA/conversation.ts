import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'الرسائل مع المندوب',
  'talk.empty': 'لا توجد رسائل بعد. ما تكتبه يصل إلى جوال المندوب فورًا.',
  'talk.label': 'رسالتك إلى المندوب',
  'talk.rider': 'المندوب',
  'talk.closed': 'يمكنكما التراسل ما دام للطلب مندوب، ولمدة ساعة بعد انتهاء الطلب.',
} as const satisfies AreaOf<typeof source>
