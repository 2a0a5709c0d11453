import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask-hint': 'نختار 4 أرقام وتُبلغها أنت للعميل، ولا يسلّم المندوب الطرد إلا لمن يذكرها.',
  'handover.pin-hint':
    'يُرجى إبلاغه للعميل أو مشاركة الرابط الذي يعرضه أيضًا. المندوب لا يعرفه ويسأل عنه عند الباب.',
} as const satisfies AreaOf<typeof source>
